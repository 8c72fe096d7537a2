/** One question, answered by choosing a number; the page that opens sends it. */
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { greeting } from "#platform/email/greeting.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { feedbackServerMessages } from "../messages.server.ts";

export interface FeedbackQuestion {
  /** The reader’s. */
  language: Language;
  /** Name of the reader. */
  name: string;
  facility: string;
  /** E.g. `Restroom supplies, WO-7K3M9R`, or `Our work from July to September 2026`. */
  about: string;
  /** URL of the page with that score chosen, or of the page alone. */
  addressOf: (score?: number) => string;
  scores: readonly number[];
  /** The day until which the links work. */
  until: string;
  links: ChoiceLinks;
}

const textsIn = (language: Language) => feedbackServerMessages(language).email.question;

export async function feedbackQuestion(question: FeedbackQuestion): Promise<Message> {
  const { language, about } = question;
  const subject = textsIn(language).subject({ about: oneLine(about, 120) });
  return {
    subject,
    html: await render(<Screen question={question} subject={subject} />),
    text: plainText(question),
  };
}

const questionText = ({ language, facility, about }: FeedbackQuestion) =>
  textsIn(language).text({ about: oneLine(about, 200), facility: oneLine(facility, 120) });
const nextSteps = ({ language, until }: FeedbackQuestion) =>
  textsIn(language).afterwards({ day: until });

/** Big enough for a thumb, and in two rows on a phone. */
const number = () =>
  ({
    ...styles.button,
    display: "inline-block",
    width: 42,
    padding: "11px 0",
    margin: "0 6px 8px 0",
    fontVariantNumeric: "tabular-nums",
  }) as const;

const Screen = ({ question, subject }: { question: FeedbackQuestion; subject: string }) => (
  <Frame
    title={subject}
    preview={questionText(question)}
    because={textsIn(question.language).because}
    {...question.links}
    language={question.language}
  >
    <Heading as="h1" style={styles.heading}>
      {textsIn(question.language).title}
    </Heading>
    <Text style={styles.text}>{greeting(question.name, question.language)}</Text>
    <Text style={styles.text}>{questionText(question)}</Text>
    <div style={{ margin: "0 0 12px" }}>
      {question.scores.map((score) => (
        <Link key={score} className="button" href={question.addressOf(score)} style={number()}>
          {score}
        </Link>
      ))}
    </div>
    <Text className="quiet" style={styles.quiet}>
      {nextSteps(question)}
    </Text>
  </Frame>
);

function plainText(question: FeedbackQuestion): string {
  const { language, links, name, addressOf } = question;
  const { answer, because } = textsIn(language);
  const parts = [
    greeting(name, language),
    questionText(question),
    answer({ address: addressOf() }),
    nextSteps(question),
  ];
  return `${parts.join("\n\n")}\n\n${textFoot(language, because, links.unsubscribeAddress, links.notificationsAddress)}`;
}
