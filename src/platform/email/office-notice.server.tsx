/** The frame of what tells the office that a visitor sent a form; replies go to the visitor. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import type { Language } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { type Fact, Facts, factLines, originLine, Passage, passageLines } from "./facts.server.tsx";
import { Frame, textFoot } from "./frame.server.tsx";
import { emailMessages } from "./messages.ts";
import { oneLine } from "./one-line.ts";
import type { Message } from "./outgoing-email.ts";
import { replyLink } from "./reply-link.ts";
import { styles } from "./styles.ts";
import { telephoneLink } from "./telephone-link.ts";

/** Every form of the public site leaves these. */
export interface ReceivedSubmission {
  reference: string;
  receivedAt: Date;
  email: string;
  page: string | null;
  /** The language of the answer to the visitor. */
  language: Language;
  campaign: Record<string, string>;
}

interface OfficeNotice {
  /** The company's own mailbox has a language in the settings. */
  language: Language;
  record: ReceivedSubmission;
  subject: string;
  preview: string;
  heading: string;
  /** The order is the one in which the person who answers needs them. */
  facts: readonly Fact[];
  /** The visitor's longer text, in the language of the record unless it names another. */
  passage: { label: string; text: string; written?: WrittenLanguage };
  name: string;
  /** Absent where the form does not ask for it. */
  phone?: string;
  /** Subject of the reply. */
  reply: string;
  because: string;
}

export const renderOfficeNotice = async (mail: OfficeNotice): Promise<Message> => ({
  subject: mail.subject,
  html: await render(<Screen {...mail} />),
  text: plainText(mail),
});

function Screen(mail: OfficeNotice) {
  const { language, record, subject, preview, heading, passage, name, phone, reply } = mail;
  const { office } = emailMessages(language);
  const call = phone === undefined ? undefined : telephoneLink(phone);
  return (
    <Frame title={subject} preview={preview} because={mail.because} language={language}>
      <Heading as="h1" style={styles.heading}>
        {heading}
      </Heading>
      <Text className="reference" style={styles.reference}>
        {record.reference}
      </Text>
      <Facts facts={withLanguage(mail)} />
      <Passage written={record.language} {...passage} language={language} />
      {phone !== undefined && call && (
        <Button className="button" href={call} style={styles.button}>
          {office.call({ phone: oneLine(phone) })}
        </Button>
      )}
      <Button className="button" href={replyLink(record.email, reply)} style={styles.button}>
        {office.write({ name: oneLine(name, 60) })}
      </Button>
      <Text className="quiet" style={styles.quiet}>
        {originLine(record, language)}
      </Text>
    </Frame>
  );
}

/** Said where it is not the office's own: whoever answers should know before they call. */
function withLanguage({ facts, record, language }: OfficeNotice): readonly Fact[] {
  if (record.language === language) return facts;
  const { office } = emailMessages(language);
  return [...facts, [office.language, office.languageNames[record.language]]];
}

const plainText = (mail: OfficeNotice): string =>
  `${mail.heading}
${emailMessages(mail.language).office.reference}:   ${mail.record.reference}

${factLines(withLanguage(mail))}

${mail.passage.label}:
${passageLines(mail.passage.text)}

${originLine(mail.record, mail.language)}

${textFoot(mail.language, mail.because)}`;
