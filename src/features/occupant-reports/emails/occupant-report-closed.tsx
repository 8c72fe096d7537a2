import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { emailMessages } from "#platform/email/messages.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { Language } from "#platform/language/language.ts";
import { occupantServerMessages } from "../messages.server.ts";

export interface ClosedReport {
  language: Language;
  areaName: string;
  facilityName: string;
  outcome: "done" | "declined";
  /** URL of the page that shows the report. */
  address: string;
}

/** The email repeats nothing that was typed, because anybody can enter somebody else's address at a sign. */
export async function occupantReportClosed(report: ClosedReport): Promise<Message> {
  const { language, outcome, address } = report;
  const messages = occupantServerMessages(language).email;
  const place = `${oneLine(report.areaName, 80)}, ${oneLine(report.facilityName, 80)}`;
  const title = messages[outcome];
  const subject = messages.subject({ title, place });
  const what = messages.what[outcome]({ place });
  const { see, because } = messages;
  const after =
    outcome === "done" ? messages.notRight : messages.call({ phone: company.phone.display });
  const html = await render(
    <Frame title={subject} preview={what} because={because} language={language}>
      <Heading as="h1" style={styles.heading}>
        {title}
      </Heading>
      <Text style={styles.text}>{what}</Text>
      <Button className="button" href={address} style={styles.button}>
        {see}
      </Button>
      <Text style={styles.text}>{after}</Text>
    </Frame>,
  );
  const { labeled } = emailMessages(language);
  const parts = [what, `${labeled({ label: see })}\n${address}`, after];
  return { subject, html, text: `${parts.join("\n\n")}\n\n${textFoot(language, because)}` };
}
