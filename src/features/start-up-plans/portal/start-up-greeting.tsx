import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { quoteWritten } from "#platform/language/written-words.ts";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { startUpPlanMessages } from "../messages.ts";
import type { StartUpPlanView } from "../start-up-plan-views.server.ts";

/** Greets a new client with what was promised: what is done, and what comes next with its day. */
export function StartUpGreeting({ plans }: { plans: readonly StartUpPlanView[] }) {
  const { greeting } = useMessages(startUpPlanMessages);
  if (plans.length === 0) return null;
  return (
    <TitledSection
      titleId="start-up-title"
      title={greeting.title}
      className="mt-6 max-w-4xl rounded-lg border border-line bg-white p-5"
    >
      <p className="mt-1 max-w-[60ch] text-sm text-slate">{greeting.lead}</p>
      <ul className="mt-3 flex flex-col">
        {plans.map((plan) => (
          <li key={plan.facilityId} className="border-t border-line py-3 last:pb-0">
            <Progress plan={plan} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Progress({ plan }: { plan: StartUpPlanView }) {
  const { greeting } = useMessages(startUpPlanMessages);
  const { facilityId, facilityName, progress, latest, next } = plan;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="font-semibold wrap-anywhere">{facilityName}</span>
        <span className="text-slate tabular-nums">{progress}</span>
      </p>
      {next ? (
        <p className="mt-2 wrap-anywhere">
          <span className="font-semibold">
            <Written
              words={quoteWritten((task) => greeting.next({ task }), next.task, next.taskLanguage)}
            />
          </span>
          <span className="block text-sm text-slate tabular-nums">{next.state}</span>
        </p>
      ) : (
        <p className="mt-2">{greeting.allDone}</p>
      )}
      {latest && next ? (
        <p className="mt-2 text-sm wrap-anywhere text-slate">
          <Written
            words={quoteWritten(
              (task) => greeting.latest({ task }),
              latest.task,
              latest.taskLanguage,
            )}
          />
        </p>
      ) : null}
      <Link
        to={`/client-portal/facilities/${facilityId}#start-up-plan-title`}
        aria-label={greeting.openNamed({ facility: facilityName })}
        className={`${tallTextLinkClass} mt-1 text-sm`}
      >
        {greeting.open}
      </Link>
    </>
  );
}
