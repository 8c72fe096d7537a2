export interface Step {
  id: string;
  number: number;
  title: string;
  description: string;
}

const columns: Record<number, string> = {
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
  6: "lg:grid-cols-3",
};

/** Numbered steps along one line; a vertical list on phones. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={`grid gap-y-0 lg:gap-x-8 ${columns[steps.length] ?? "lg:grid-cols-5"}`}>
      {steps.map((step) => (
        <li
          key={step.id}
          className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-t border-line py-6 lg:block lg:border-ink/25 lg:py-7"
        >
          <span
            aria-hidden="true"
            className="text-title font-medium leading-none tracking-tight text-teal"
          >
            {step.number}
          </span>
          <div className="lg:mt-8">
            <h3 className="text-subtitle font-semibold tracking-snug">{step.title}</h3>
            <p className="mt-2 text-slate">{step.description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
