import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import { localTime } from "#platform/records/local-time.ts";
import { changeServerMessages } from "../messages.server.ts";
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
export function exportColumns(timeZone: string, language: Language): readonly Column<ExportRow>[] {
  const { export: heads, values } = changeServerMessages(language);
  return [
    { name: heads.localTime({ timeZone }), value: ({ at }) => localTime(at, timeZone) },
    { name: heads.time, value: ({ at }) => at },
    { name: heads.who, value: ({ who }) => who },
    { name: heads.role, value: ({ role }) => role },
    { name: heads.change, value: ({ what }) => what },
    { name: heads.recordKind, value: ({ noun }) => noun },
    { name: heads.record, value: ({ name }) => name ?? "" },
    { name: heads.client, value: ({ clientName }) => clientName },
    { name: heads.facility, value: ({ facilityName }) => facilityName },
    { name: heads.field, value: ({ field }) => field?.label ?? "" },
    { name: heads.from, value: ({ field }) => field?.from ?? "" },
    { name: heads.to, value: ({ field }) => field?.to ?? "" },
    { name: heads.details, value: ({ facts }) => facts.map(values.labeled).join("; ") },
    { name: heads.request, value: ({ requestId }) => requestId ?? "" },
    { name: heads.id, value: ({ id }) => id },
  ];
}
