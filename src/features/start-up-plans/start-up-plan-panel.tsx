import { Link } from "react-router";
import { Panel } from "#features/facilities/panel.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { quoteWritten } from "#platform/language/written-words.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { startUpPlanMessages } from "./messages.ts";
import type { StartUpTaskView } from "./start-up-plan-views.server.ts";
import { StartUpTaskList } from "./start-up-task-list.tsx";

/** Clients read the whole plan here, staff only what comes next. */
export function StartUpPlanPanel({ data: { facilityId, plan, path } }: PanelProps<"startUpPlan">) {
  useLiveRead(["start-up-plan"], { facilityId });
  const { title, noPlan, panel } = useMessages(startUpPlanMessages);
  return (
    <Panel id="start-up-plan" title={title}>
      <p className="text-sm tabular-nums">{plan ? plan.progress : noPlan}</p>
      {plan && path ? (
        <p className="mt-1 text-sm wrap-anywhere text-slate">
          {plan.next ? <NextTask task={plan.next} /> : panel.allDone}
        </p>
      ) : null}
      {path ? (
        <Link to={path} className={`${tallTextLinkClass} mt-2 text-sm`}>
          {plan ? panel.open : panel.make}
        </Link>
      ) : null}
      {plan && path === undefined ? (
        <div className="mt-4">
          <StartUpTaskList plan={plan} level={3} />
        </div>
      ) : null}
    </Panel>
  );
}

function NextTask({ task: { task, taskLanguage, day } }: { task: StartUpTaskView }) {
  const { panel } = useMessages(startUpPlanMessages);
  return (
    <Written words={quoteWritten((text) => panel.next({ task: text, day }), task, taskLanguage)} />
  );
}
