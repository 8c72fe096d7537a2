import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DetailData } from "./detail.server.ts";

/** What was asked for, by whom, where. */
export function Facts({ data }: { data: DetailData }) {
  const facts: [string, ReactNode][] = [
    ["Client", data.room.side === "staff" ? data.clientName : undefined],
    ["Facility", data.facilityName],
    ["Area", data.area ?? "The whole facility"],
    ["Visit", data.visit && <VisitLink visit={data.visit} path={data.visitsPath} />],
    ["Category", data.category],
    ["Priority", data.priorityLabel],
    ["Asked by", `${data.askedName} (${data.source.toLowerCase()})`],
    ["Reported", data.voices > 1 ? `By ${data.voices} people at the sign` : undefined],
    ["Assigned to", data.isMine ? "You" : (data.assigneeName ?? "Nobody yet")],
    ["Round", data.cycle > 1 ? `${data.cycle}, reopened ${timesOf(data.cycle - 1)}` : undefined],
  ];
  return (
    <section aria-label="Facts">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
        {facts.map(([label, value]) =>
          value === undefined ? null : (
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
  visit: NonNullable<DetailData["visit"]>;
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

const timesOf = (count: number) => (count === 1 ? "once" : `${count} times`);
