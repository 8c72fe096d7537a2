import { company } from "#content/company.ts";
import { oneLine } from "#mail/one-line.ts";
import { localTime } from "../leads/lead-columns.ts";

/** First line, then what stands beneath it; visitors' text may be in it as it is. */
export function blockOf(lines: string[]): string {
  const [head = "", ...rest] = lines.map((line) => oneLine(line, 400));
  return [head, ...rest.map((line) => `  ${line}`)].join("\n");
}

/** What every record tells of its fate, in a line. */
export function fateOf(record: {
  screening: string;
  screeningReasons: string[];
  officeEmail: string | null;
  visitorEmail: string | null;
  emailError: string | null;
}): string {
  if (record.screening === "quarantined")
    return `QUARANTINED, no email sent: ${record.screeningReasons.join("; ")}`;
  const mails = `email to the office ${record.officeEmail ?? "deleted"}, to who wrote ${record.visitorEmail ?? "deleted"}`;
  const hasFailed = [record.officeEmail, record.visitorEmail].includes("failed");
  const told = record.emailError === null ? "" : `: ${record.emailError}`;
  const fate = `${hasFailed ? mails.toUpperCase() : mails}${told}`;
  const noted = record.screeningReasons.join("; ");
  return noted === "" ? fate : `${fate}; noted: ${noted}`;
}

export const receivedColumn = {
  name: `received (${company.timeZone})`,
  value: ({ receivedAt }: { receivedAt: Date }) => localTime(receivedAt),
};
