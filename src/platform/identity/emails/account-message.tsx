/** The layout of all emails about an account, with at most one button. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { EmailWords, Passage, passageLines } from "#platform/email/facts.server.tsx";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { greeting } from "#platform/email/greeting.ts";
import { emailMessages } from "#platform/email/messages.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { Language } from "#platform/language/language.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import {
  plainWords,
  type WrittenLanguage,
  type WrittenWords,
} from "#platform/language/written-words.ts";

export interface AccountMessage {
  /** The reader’s language. */
  language: Language;
  subject: string;
  /** Shown beside the subject in mailboxes. */
  preview: string;
  title: string | WrittenWords;
  /** Owner of the account. */
  name: string;
  paragraphs: readonly (string | WrittenWords)[];
  /** Longer texts that somebody wrote: they go before the button, each under a label. */
  passages?: readonly { label: string; text: string; written?: WrittenLanguage }[];
  action?: { label: string; address: string };
  /** Sentences after the button: until when it works, and what to do if it was not you. */
  after?: readonly string[];
  because: string;
  /** Present in emails that the reader may switch off. */
  links?: ChoiceLinks | undefined;
}

/** Links to choose which emails are wanted. */
export interface ChoiceLinks {
  /** One click unsubscribes this reader from this kind of email, without a sign-in. */
  unsubscribeAddress: string;
  notificationsAddress: string;
}

export async function accountMessage(message: AccountMessage): Promise<Message> {
  return {
    subject: message.subject,
    html: await render(<Screen message={message} />),
    text: plainText(message),
  };
}

function Screen({ message }: { message: AccountMessage }) {
  const { subject, preview, title, name, paragraphs, passages = [], action } = message;
  const { after = [], because, links, language } = message;
  const messages = emailMessages(language);
  return (
    <Frame title={subject} preview={preview} because={because} language={language} {...links}>
      <Heading as="h1" style={styles.heading}>
        <EmailWords of={title} language={language} />
      </Heading>
      <Text style={styles.text}>{greeting(name, language)}</Text>
      {paragraphs.map((paragraph) => (
        <Text key={plainWords(paragraph)} style={styles.text}>
          <EmailWords of={paragraph} language={language} />
        </Text>
      ))}
      {passages.map((passage) => (
        <Passage key={passage.label} {...passage} language={language} />
      ))}
      {action && (
        <>
          <Button className="button" href={action.address} style={styles.button}>
            {action.label}
          </Button>
          <Text className="quiet" style={styles.quiet}>
            <RichText
              text={messages.buttonFails}
              tags={{
                address: () => (
                  <Link className="link" href={action.address} style={styles.link}>
                    {action.address}
                  </Link>
                ),
              }}
            />
          </Text>
        </>
      )}
      {after.map((paragraph) => (
        <Text key={paragraph} style={styles.text}>
          {paragraph}
        </Text>
      ))}
    </Frame>
  );
}

function plainText(message: AccountMessage): string {
  const { name, paragraphs, passages = [], action, after = [], because, links, language } = message;
  const { labeled } = emailMessages(language);
  const parts = [
    greeting(name, language),
    ...paragraphs.map(plainWords),
    ...passages.map(({ label, text }) => `${labeled({ label })}\n${passageLines(text)}`),
    ...(action ? [`${labeled({ label: action.label })}\n${action.address}`] : []),
    ...after,
  ];
  return `${parts.join("\n\n")}\n\n${textFoot(language, because, links?.unsubscribeAddress, links?.notificationsAddress)}`;
}
