import type { CreateData } from "./create.server.ts";

interface PriorityChoiceProps {
  priorities: CreateData["priorities"];
  chosen: string;
  error: string | undefined;
}

/** Each with what it is for, and what is promised for it. */
export function PriorityChoice({ priorities, chosen, error }: PriorityChoiceProps) {
  return (
    <fieldset
      className="w-full"
      aria-describedby={error ? "order-priority-note" : undefined}
      data-faulty={error ? "" : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">How soon is it needed?</legend>
      <ul className="flex flex-col gap-2">
        {priorities.map(({ value, label, meaning, promise }) => (
          <li key={value}>
            <label className="flex min-h-11 gap-3 rounded-md border border-line bg-white px-3.5 py-2.5 text-sm hover:border-ink has-checked:border-teal has-checked:bg-tint">
              <input
                type="radio"
                name="priority"
                value={value}
                defaultChecked={value === chosen}
                className="mt-1 size-4 shrink-0"
              />
              <span>
                <span className="font-semibold">{label}</span>
                <span className="block text-slate">{meaning}.</span>
                {promise ? <span className="mt-1 block">{promise}</span> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {error ? (
        <p id="order-priority-note" className="mt-1 text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
