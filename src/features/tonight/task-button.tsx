import Check from "lucide-react/icons/check";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { tonightStore } from "./phone/tonight-store.ts";

interface TaskButtonProps {
  visitId: string;
  areaId: string;
  task: string;
  /** When it was ticked, e.g. `10:41 PM`; null while it is open. */
  done: string | null;
  isStoring: boolean | undefined;
}

/** A task as one big target, stored at once; a form of its own where there are no scripts. */
export function TaskButton({ visitId, areaId, task, done, isStoring }: TaskButtonProps) {
  const isDone = done !== null;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!isStoring) return;
        event.preventDefault();
        void tonightStore.give(visitId, { kind: "task", areaId, task, isDone: !isDone });
      }}
    >
      <AttemptField />

      <input type="hidden" name="step" value="task" />
      <input type="hidden" name="area" value={areaId} />
      <input type="hidden" name="task" value={task} />
      <input type="hidden" name="done" value={isDone ? "no" : "yes"} />
      <button
        type="submit"
        aria-pressed={isDone}
        className="flex min-h-14 w-full items-center gap-4 border-t border-line px-4 py-3 text-left text-base hover:bg-sand"
      >
        <span
          aria-hidden="true"
          className={`grid size-7 shrink-0 place-items-center rounded-full border-2 ${isDone ? "border-teal bg-teal text-white" : "border-field"}`}
        >
          {isDone ? <Check strokeWidth={3} className="size-4" /> : null}
        </span>
        <span className={`min-w-0 grow break-words ${isDone ? "text-slate" : "font-medium"}`}>
          {task}
        </span>
        <span className="shrink-0 text-sm text-slate tabular-nums">{done}</span>
      </button>
    </form>
  );
}
