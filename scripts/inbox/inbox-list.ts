import { company } from "#content/company.ts";
import { type Column, toCsv } from "#domain/exports/csv.ts";
import type { LeadFilter } from "#domain/leads/leads.ts";
import { oneLine } from "#mail/one-line.ts";
import type { KeptList } from "../kept-records.ts";
import { localTime } from "../leads/lead-columns.ts";

/** One kind of record, as it is listed and exported. */
export interface InboxList<Row> extends KeptList<Row> {
  /** `message`, `messages` */
  noun: [one: string, many: string];
  columns: readonly Column<Row>[];
  isShown(row: Row, filter: LeadFilter): boolean;
  /** First line, then what stands beneath it; visitors' text may be in it as it is. */
  lines(row: Row): string[];
}

/** For a terminal, each text on one line and without control sequences; or for a spreadsheet. */
export const printed = <Row>(
  list: InboxList<Row>,
  rows: readonly Row[],
  asCsv: boolean,
): string => {
  if (asCsv) return toCsv(list.columns, rows);
  if (rows.length === 0) return `No ${list.noun[1]}.\n`;
  const blocks = rows.map((row) => {
    const [head = "", ...rest] = list.lines(row).map((line) => oneLine(line, 400));
    return [head, ...rest.map((line) => `  ${line}`)].join("\n");
  });
  const total = `${rows.length} ${rows.length === 1 ? list.noun[0] : list.noun[1]}`;
  return `${[...blocks, total].join("\n\n")}\n`;
};

/** What every record tells of its fate, in a line. */
export function fateOf(record: {
  screening: string;
  screeningReasons: string[];
  officeMail: string;
  visitorMail: string;
  mailFault: string | null;
}): string {
  if (record.screening === "quarantined")
    return `QUARANTINED, no mail sent: ${record.screeningReasons.join("; ")}`;
  const mails = `mail to the office ${record.officeMail}, to who wrote ${record.visitorMail}`;
  const hasFailed = [record.officeMail, record.visitorMail].includes("failed");
  const told = record.mailFault === null ? "" : `: ${record.mailFault}`;
  const fate = `${hasFailed ? mails.toUpperCase() : mails}${told}`;
  const noted = record.screeningReasons.join("; ");
  return noted === "" ? fate : `${fate}; noted: ${noted}`;
}

export const receivedColumn = {
  name: `received (${company.timeZone})`,
  value: ({ receivedAt }: { receivedAt: Date }) => localTime(receivedAt),
};
