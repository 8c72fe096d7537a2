import type { DocumentData } from "./detail.server.ts";

export function Facts({ data }: { data: DocumentData }) {
  const facts: [string, string | undefined][] = [
    ["Type", data.typeLabel],
    ["Client", data.view.audience === "staff" ? data.clientName : undefined],
    ["Facility", data.place],
    ["Valid", data.validDays || "No dates"],
    ["Added", `${data.added.full}, by ${data.addedName}`],
    ["Acknowledgement", data.needsAcknowledgement ? "Requested" : "Not requested"],
  ];
  return (
    <section aria-label="Facts">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm tabular-nums sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
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
