/** An email to a prospect has the office's own text in the frame of all emails, and nothing else. */
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import { accountMessage, type ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { opportunityEmailServerMessages } from "../messages.server.ts";

interface WrittenMessage {
  subject: string;
  text: string;
  language: Language;
}

/** Paragraphs have empty lines between them; what is one line in the form stays one. */
const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

export async function writtenMessage({
  subject: typed,
  text,
  language,
}: WrittenMessage): Promise<Message> {
  const subject = oneLine(typed, 200);
  const { because } = opportunityEmailServerMessages(language);
  const paragraphs = paragraphsOf(text);
  return {
    subject,
    html: await render(
      <Frame
        title={subject}
        preview={oneLine(paragraphs.slice(0, 2).join(" "), 120)}
        because={because}
        language={language}
      >
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A paragraph may occur twice, and none moves.
          <Text key={at} style={styles.text}>
            {paragraph.split("\n").map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A line may occur twice, and none moves.
              <span key={place}>
                {place > 0 ? <br /> : null}
                {line}
              </span>
            ))}
          </Text>
        ))}
      </Frame>,
    ),
    text: `${paragraphs.join("\n\n")}\n\n${textFoot(language, because)}`,
  };
}

interface Notice {
  language: Language;
  /** Name of the reader. */
  name: string;
  company: string;
  address: string;
  links?: ChoiceLinks;
}

interface ReplyNotice extends Notice {
  sender: string;
  text: string;
}

export function undeliveredNotice(notice: Notice): Promise<Message> {
  const { language, name, address, links } = notice;
  const { reply, undelivered } = opportunityEmailServerMessages(language);
  const company = oneLine(notice.company, 80);
  return accountMessage({
    language,
    name,
    links,
    subject: undelivered.subject({ company }),
    preview: undelivered.text({ company }),
    title: undelivered.title,
    paragraphs: [undelivered.text({ company }), undelivered.advice],
    action: { label: reply.view, address },
    because: reply.because,
  });
}

export function replyNotice(notice: ReplyNotice): Promise<Message> {
  const { language, name, address, links } = notice;
  const { reply } = opportunityEmailServerMessages(language);
  const company = oneLine(notice.company, 80);
  const sentence = reply.text({ sender: oneLine(notice.sender, 80), company });
  return accountMessage({
    language,
    name,
    links,
    subject: reply.subject({ company }),
    preview: sentence,
    title: reply.title,
    paragraphs: [sentence],
    passages: notice.text === "" ? [] : [{ label: reply.label, text: notice.text, written: null }],
    action: { label: reply.view, address },
    because: reply.because,
  });
}
