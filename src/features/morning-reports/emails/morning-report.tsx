/** Was it cleaned, and does anything need me: of one facility, before it opens. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { EmailWords } from "#platform/email/facts.server.tsx";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { ownWords, plainWords, type WrittenWords } from "#platform/language/written-words.ts";
import { morningReportMessages } from "../messages.server.ts";

export interface ReportVisit {
  /** E.g. `Evening cleaning, Sat, Nov 21`. */
  title: string;
  /** E.g. `Completed`. */
  state: string;
  isMissed: boolean;
  /** E.g. `10:04 PM–1:48 AM` and `14 of 15 tasks`. */
  facts: readonly string[];
  /** The crew's notes about obstacles, or the reason why it did not come. */
  notes: readonly WrittenWords[];
  address: string;
}

interface ReportRow {
  title: string;
  /** E.g. `2 h late`. */
  note: string | undefined;
  isLate: boolean;
  address: string;
}

export interface MorningReportFacts {
  /** The reader’s. */
  language: Language;
  facility: string;
  /** E.g. `Sunday, November 22`. */
  day: string;
  /** Says in a few words if it was cleaned. */
  answer: string;
  visits: readonly ReportVisit[];
  /** The latest inspection, with what became of the one before. */
  inspection: ReportRow | undefined;
  toAccept: readonly ReportRow[];
  orders: readonly ReportRow[];
  /** Open work orders beyond those. */
  moreOrders: number;
  next: string;
  holiday: string | undefined;
  address: string;
  ordersAddress: string;
  links: ChoiceLinks;
}

const because = ({ facility, language }: MorningReportFacts) =>
  morningReportMessages(language).because({ facility: oneLine(facility, 120) });

export async function morningReport(report: MorningReportFacts): Promise<Message> {
  const subject = morningReportMessages(report.language).subject({
    facility: oneLine(report.facility, 80),
    answer: report.answer,
  });
  return {
    subject,
    html: await render(<Screen report={report} subject={subject} />),
    text: plainText(report),
  };
}

const previewOf = ({ toAccept, next, language }: MorningReportFacts) =>
  toAccept.length > 0
    ? morningReportMessages(language).previewToAccept({ count: toAccept.length, next })
    : next;

function Screen({ report, subject }: { report: MorningReportFacts; subject: string }) {
  const { language } = report;
  const messages = morningReportMessages(language);
  const { facility, day, answer, visits, toAccept, orders, moreOrders, next, holiday } = report;
  const inspections = report.inspection ? [report.inspection] : [];
  return (
    <Frame
      title={subject}
      preview={previewOf(report)}
      because={because(report)}
      {...report.links}
      language={language}
    >
      <Text className="quiet" style={{ ...styles.quiet, margin: "20px 0 0" }}>
        {oneLine(facility, 120)}, {day}
      </Text>
      <Heading as="h1" style={{ ...styles.heading, margin: "2px 0 14px" }}>
        {answer}
      </Heading>
      {visits.map((visit) => (
        <VisitBlock key={visit.address} visit={visit} language={language} />
      ))}
      <ReportRows title={messages.latestInspection} rows={inspections} />
      <ReportRows title={messages.toAccept} rows={toAccept} />
      <ReportRows title={messages.openOrders} rows={orders}>
        {moreOrders > 0 ? (
          <Text style={rowText()}>
            <Link className="link" href={report.ordersAddress} style={styles.link}>
              {messages.more({ count: moreOrders })}
            </Link>
          </Text>
        ) : null}
      </ReportRows>
      <Heading as="h2" style={styles.subheading}>
        {messages.next}
      </Heading>
      <Text style={rowText()}>{next}</Text>
      {holiday ? <Text style={rowText()}>{holiday}</Text> : null}
      <div style={{ height: 18 }} />
      <Button className="button" href={report.address} style={styles.button}>
        {messages.openPortal}
      </Button>
      <Text className="quiet" style={styles.quiet}>
        {messages.callUs({ phone: company.phone.display })}
      </Text>
    </Frame>
  );
}

/** Times and amounts stay on one line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

const rowText = () => ({ ...styles.text, margin: "0 0 6px" });

function VisitBlock({ visit, language }: { visit: ReportVisit; language: Language }) {
  const { title, state, isMissed, facts, notes, address } = visit;
  return (
    <div style={{ margin: "0 0 16px" }}>
      <Text style={{ ...styles.text, margin: 0 }}>
        <Link className="link" href={address} style={styles.link}>
          {oneLine(title, 200)}
        </Link>
      </Text>
      <Text style={{ ...styles.text, margin: "0 0 6px" }}>
        <strong>{state}</strong>
        {facts.map((fact) => `, ${unbroken(fact)}`)}
      </Text>
      {[...(isMissed ? [ownWords(morningReportMessages(language).missed)] : []), ...notes].map(
        (note) => (
          <Text
            key={plainWords(note)}
            className="message"
            style={{ ...styles.message, fontSize: 15, lineHeight: "22px", padding: "10px 14px" }}
          >
            <EmailWords of={{ ...note, text: oneLine(note.text, 400) }} language={language} />
          </Text>
        ),
      )}
    </div>
  );
}

interface ReportRowsProps {
  title: string;
  rows: readonly ReportRow[];
  children?: ReactNode;
}

function ReportRows({ title, rows, children }: ReportRowsProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <Heading as="h2" style={styles.subheading}>
        {title}
      </Heading>
      {rows.map(({ title: text, note, isLate, address }) => (
        <Text key={address} style={rowText()}>
          <Link className="link" href={address} style={styles.link}>
            {oneLine(text, 160)}
          </Link>
          {note ? ", " : null}
          {note && isLate ? <strong>{unbroken(note)}</strong> : note && unbroken(note)}
        </Text>
      ))}
      {children}
    </>
  );
}

function plainText(report: MorningReportFacts): string {
  const { language } = report;
  const messages = morningReportMessages(language);
  const { facility, day, answer, visits, toAccept, orders, moreOrders, next, holiday } = report;
  const listed = (title: string, rows: readonly ReportRow[], more = 0) =>
    rows.length === 0
      ? []
      : [
          [
            title.toUpperCase(),
            ...rows.map(
              ({ title: text, note, address }) =>
                `- ${oneLine(text, 160)}${note ? ` (${note})` : ""}\n  ${address}`,
            ),
            ...(more > 0 ? [`- ${messages.more({ count: more })}\n  ${report.ordersAddress}`] : []),
          ].join("\n"),
        ];
  return [
    `${oneLine(facility, 120)}, ${day}\n${answer.toUpperCase()}`,
    ...visits.map(({ title, state, isMissed, facts, notes, address }) =>
      [
        oneLine(title, 200),
        [state, ...facts].join(", "),
        ...(isMissed ? [messages.missed] : []),
        ...notes.map((note) => `- ${oneLine(plainWords(note), 400)}`),
        address,
      ].join("\n"),
    ),
    ...listed(messages.latestInspection, report.inspection ? [report.inspection] : []),
    ...listed(messages.toAccept, toAccept),
    ...listed(messages.openOrders, orders, moreOrders),
    [messages.next.toUpperCase(), next, ...(holiday ? [holiday] : [])].join("\n"),
    `${messages.portal}\n${report.address}`,
    messages.callUs({ phone: company.phone.display }),
    textFoot(
      language,
      because(report),
      report.links.unsubscribeAddress,
      report.links.notificationsAddress,
    ),
  ].join("\n\n");
}
