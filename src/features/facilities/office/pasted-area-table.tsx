import type { PastedLine } from "../areas/paste-areas.ts";

/** What was understood of each line, with its faults beneath. */
export const PastedAreaTable = ({ lines }: { lines: readonly PastedLine[] }) => (
  <ol className="border-b border-line text-sm">
    {lines.map(({ number, given, faults }) => (
      <li
        key={number}
        className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-2 sm:grid-cols-[4.5rem_minmax(0,2fr)_4rem_minmax(0,1.4fr)_6rem_minmax(0,1fr)]"
      >
        <span className="text-slate tabular-nums">Line {number}</span>
        <span className="font-semibold break-words">{given.name || "No name"}</span>
        <Cell label="Floor" text={given.floor} />
        <Cell label="Type" text={given.type} />
        <Cell label="Square feet" text={given.squareFeet} />
        <Cell label="Covering" text={given.floorCovering} />
        {faults.length > 0 ? (
          <ul className="col-start-2 mt-1 font-medium text-error sm:col-end-7">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        ) : null}
      </li>
    ))}
  </ol>
);

const Cell = ({ label, text }: { label: string; text: string }) => (
  <span className="break-words tabular-nums max-sm:col-start-2">
    <span className="text-slate sm:sr-only">{label} </span>
    {text || "–"}
  </span>
);
