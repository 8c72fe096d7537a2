import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { TallTextLink } from "#ui/links.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { visitRequestsMessages } from "./panel/messages.ts";
import { StateBadge } from "./state-badge.tsx";

/** Requests about a visit, with their states. */
export function VisitRequests({ data: { requests, path } }: PanelProps<"visitRequests">) {
  const { requestsOfVisit } = useMessages(visitRequestsMessages);
  if (requests.length === 0) return null;
  return (
    <TitledSection
      titleId="requests"
      title={requestsOfVisit({ count: requests.length })}
      className="mt-6"
    >
      <ul className="mt-2 border-b border-line text-sm">
        {requests.map(({ id, number, category, state, stateLabel, text }) => (
          <li key={id} className="border-t border-line py-2">
            <p className="flex flex-wrap items-center gap-x-4">
              <TallTextLink to={`${path}/${id}`}>
                {category}, {number}
              </TallTextLink>
              <StateBadge state={state} label={stateLabel} />
            </p>
            <p className="line-clamp-2 break-words text-slate">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
