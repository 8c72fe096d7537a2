import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import type { DescribedChange } from "./describe-change.server.ts";

interface ExportRow extends DescribedChange {
  field: DescribedChange["fields"][number] | undefined;
}

/** A row for each changed field; one for a change without any. */
export const exportRows = (changes: readonly DescribedChange[]): ExportRow[] =>
  changes.flatMap((change) => {
    const fields = change.fields.length === 0 ? [undefined] : change.fields;
    return fields.map((field) => ({ ...change, field }));
  });

/** @param timeZone of times, e.g. `America/Chicago` */
export const exportColumns = (timeZone: string): readonly Column<ExportRow>[] => [
  { name: `time (${timeZone})`, value: ({ at }) => localTime(at, timeZone) },
  { name: "time (UTC)", value: ({ at }) => at },
  { name: "who", value: ({ who }) => who },
  { name: "role", value: ({ role }) => role },
  { name: "change", value: ({ what }) => what },
  { name: "kind of record", value: ({ noun }) => noun },
  { name: "record", value: ({ name }) => name ?? "" },
  { name: "client", value: ({ clientName }) => clientName },
  { name: "facility", value: ({ facilityName }) => facilityName },
  { name: "field", value: ({ field }) => field?.label ?? "" },
  { name: "from", value: ({ field }) => field?.from ?? "" },
  { name: "to", value: ({ field }) => field?.to ?? "" },
  {
    name: "details",
    value: ({ facts }) => facts.map(({ label, value }) => `${label}: ${value}`).join("; "),
  },
  { name: "request", value: ({ requestId }) => requestId ?? "" },
  { name: "id of the change", value: ({ id }) => id },
];
