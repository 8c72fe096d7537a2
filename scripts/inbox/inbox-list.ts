import { oneLine } from "#mail/one-line.ts";

/** First line, then the lines beneath it; may contain visitors' text. */
export function blockOf(lines: string[]): string {
  const [head = "", ...rest] = lines.map((line) => oneLine(line, 400));
  return [head, ...rest.map((line) => `  ${line}`)].join("\n");
}

/** The state of a record and its emails, in a line. */
export function statusOf(record: {
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
  const reason = record.emailError === null ? "" : `: ${record.emailError}`;
  const status = `${hasFailed ? mails.toUpperCase() : mails}${reason}`;
  const noted = record.screeningReasons.join("; ");
  return noted === "" ? status : `${status}; noted: ${noted}`;
}
