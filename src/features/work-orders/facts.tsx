import type { ReactNode } from "react";
import { Link } from "react-router";
import { outcomeLabels, StateBadge as VisitState } from "#features/visits/state-badge.tsx";
import { plural } from "#platform/format/plural.ts";
import type { DetailData } from "./detail.server.ts";

/** The name alone is enough where it already says what kind of person they are. */
const requestedBy = ({ askedName, source }: Pick<DetailData, "askedName" | "source">): string =>
  askedName.toLowerCase().includes(source.toLowerCase())
    ? askedName
    : `${askedName}, ${source.toLowerCase()}`;

/** What was asked for, by whom, where. */
export function Facts({ data }: { data: DetailData }) {
  const facts: [string, ReactNode][] = [
    ["Client", data.view.audience === "staff" ? data.clientName : undefined],
    ["Facility", data.facilityName],
    ["Area", data.area ?? "The whole facility"],
    ["Visit", data.visit && <VisitLink visit={data.visit} path={data.visitsPath} />],
    [
      data.extraVisits.length > 1 ? "Extra visits" : "Extra visit",
      data.extraVisits.length > 0 && (
        <ul>
          {data.extraVisits.map((visit) => (
            <li key={visit.id} className="flex flex-wrap items-center gap-x-3">
              <span>
                <VisitLink visit={visit} path={data.visitsPath} />, {visit.window}
              </span>
              <VisitState
                visit={{ outcome: visit.state, outcomeText: outcomeLabels[visit.state] }}
              />
            </li>
          ))}
        </ul>
      ),
    ],
    ["Category", data.category],
    ["Priority", data.priorityLabel],
    ["Requested by", requestedBy(data)],
    ["Reported", data.voices > 1 ? `By ${data.voices} people at the sign` : undefined],
    ["Assigned to", data.isMine ? "You" : (data.assigneeName ?? "No one yet")],
    ["Round", data.cycle > 1 ? `${data.cycle}, reopened ${timesOf(data.cycle - 1)}` : undefined],
  ];
  return (
    <section aria-label="Facts">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
        {facts.map(([label, value]) =>
          value === undefined || value === false ? null : (
            <div key={label} className="contents">
              <dt className="text-slate max-sm:-mb-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

const VisitLink = ({
  visit,
  path,
}: {
  visit: { id: string; day: string };
  path?: string | undefined;
}) =>
  path ? (
    <Link
      to={`${path}/${visit.id}`}
      className="font-semibold text-teal underline underline-offset-4"
    >
      {visit.day}
    </Link>
  ) : (
    visit.day
  );

const timesOf = (count: number) => plural(count, "once", `${count} times`);
