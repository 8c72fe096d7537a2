import Check from "@lucide/icons/icons/check";
import { useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { useReplacedFocus } from "#ui/use-replaced-focus.ts";
import { tonightMessages } from "./messages.ts";
import { tonightStore } from "./phone/tonight-store.ts";
import type { TonightVisit } from "./tonight-page.server.ts";
import type { VisitAct } from "./visit-entry-form.ts";

interface TaskButtonProps {
  visitId: string;
  areaId: string;
  task: string;
  /** The time it was done, e.g. `10:41 PM`; null while it is open. */
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
          {isDone ? <Drawing icon={Check} className="size-4 stroke-3" /> : null}
        </span>
        <span className={`min-w-0 grow break-words ${isDone ? "text-slate" : "font-medium"}`}>
          {task}
        </span>
        <span className="shrink-0 text-sm text-slate tabular-nums">{done}</span>
      </button>
    </form>
  );
}

interface AreaButtonProps {
  visitId: string;
  areaId: string;
  name: string;
  tasks: TonightVisit["areas"][number]["tasks"];
  isStoring: boolean | undefined;
}

/**
 * One press checks off everything open in an area, and can be undone; tasks that were done before stay so.
 */
export function AreaButton({ visitId, areaId, name, tasks, isStoring }: AreaButtonProps) {
  const { tasks: texts } = useMessages(tonightMessages);
  const [ticked, setTicked] = useState<string[]>([]);
  const place = useReplacedFocus(ticked);
  const open = tasks.flatMap(({ task, done }) => (done === null ? [task] : []));
  const stillDone = ticked.filter((task) => !open.includes(task));

  async function give(names: string[], isDone: boolean) {
    const act: VisitAct = { kind: "tasks", areaId, tasks: names, isDone };
    if (await tonightStore.give(visitId, act)) setTicked(isDone ? names : []);
  }

  if (open.length > 0)
    return (
      <form
        method="post"
        className="shrink-0"
        onSubmit={(event) => {
          if (!isStoring) return;
          event.preventDefault();
          void give(open, true);
        }}
      >
        <AttemptField />

        <input type="hidden" name="step" value="area" />
        <input type="hidden" name="area" value={areaId} />
        <CompactSubmitButton
          ref={place}
          look="outline"
          aria-label={texts.allDoneIn({ area: name })}
        >
          {texts.allDone}
        </CompactSubmitButton>
      </form>
    );
  if (stillDone.length === 0) return null;
  return (
    <p role="status" className="flex shrink-0 items-center gap-3 text-sm text-slate tabular-nums">
      {texts.ticked({ count: stillDone.length })}
      <button
        ref={place}
        type="button"
        aria-label={texts.undoIn({ area: name })}
        onClick={() => void give(stillDone, false)}
        className={buttonClass("outline", "", "compact")}
      >
        {texts.undo}
      </button>
    </p>
  );
}
