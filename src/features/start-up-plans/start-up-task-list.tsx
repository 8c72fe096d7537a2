import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { startUpPlanMessages } from "./messages.ts";
import type { StartUpPlanView, StartUpTaskView } from "./start-up-plan-views.server.ts";

interface StartUpTaskListProps {
  plan: StartUpPlanView;
  /** One below the heading that the list stands under. */
  level: 2 | 3;
  /** Buttons for a task. */
  commands?: (task: StartUpTaskView) => ReactNode;
}

/** The tasks of a plan by phase, in the order of their days. */
export function StartUpTaskList({ plan, level, commands }: StartUpTaskListProps) {
  const { empty } = useMessages(startUpPlanMessages);
  const Heading = `h${level}` as const;
  if (plan.isEmpty) return <p className="text-sm text-slate">{empty}</p>;
  return (
    <div className="flex flex-col gap-6">
      {plan.phases.map(({ name, title, tasks }) => (
        <section key={name} aria-label={title}>
          <Heading className="text-sm font-semibold text-slate">{title}</Heading>
          <ul className="mt-1 border-b border-line text-sm">
            {tasks.map((task) => (
              <li
                key={task.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
              >
                <StartUpTaskText task={task} />
                {commands ? <div className="flex flex-wrap gap-2">{commands(task)}</div> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function StartUpTaskText({ task }: { task: StartUpTaskView }) {
  const { responsible } = useMessages(startUpPlanMessages);
  const { person } = task;
  return (
    <div className="flex min-w-0 grow basis-64 items-baseline gap-3">
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${task.isDone ? "bg-teal" : task.isLate ? "bg-error" : "border border-slate"}`}
      />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Written words={writtenAlone(task.task, task.taskLanguage)} />
        </p>
        <p className={`tabular-nums ${task.isLate ? "text-error" : "text-slate"}`}>{task.state}</p>
        {person ? <p className="wrap-anywhere text-slate">{responsible({ person })}</p> : null}
      </div>
    </div>
  );
}
