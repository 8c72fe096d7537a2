import Check from "lucide-react/icons/check";
import { useFetcher } from "react-router";

interface TaskButtonProps {
  id: string;
  task: string;
  /** When it was ticked, e.g. `10:41 PM`; null while it is open. */
  done: string | null;
}

/** A task as one big target, saved at once; a form of its own where there are no scripts. */
export function TaskButton({ id, task, done }: TaskButtonProps) {
  const fetcher = useFetcher({ key: `task-${id}` });
  const sent = fetcher.formData?.get("done");
  const isDone = sent === undefined || sent === null ? done !== null : sent === "yes";
  const next = isDone ? "no" : "yes";
  const submit = () =>
    fetcher.submit({ step: "task", task: id, done: next, quiet: "on" }, { method: "post" });
  return (
    <fetcher.Form
      method="post"
      id={`task-${id}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="hidden" name="step" value="task" />
      <input type="hidden" name="task" value={id} />
      <input type="hidden" name="done" value={next} />
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
        <span className="shrink-0 text-sm text-slate tabular-nums">
          {sent === undefined || sent === null ? done : "…"}
        </span>
      </button>
    </fetcher.Form>
  );
}
