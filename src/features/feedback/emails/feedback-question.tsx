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

export interface FeedbackQuestion {
  /** Name of the reader. */
  name: string;
  facility: string;
  /** E.g. `Restroom supplies, WO-7K3M9R`, or `our work from July to September 2026`. */
  what: string;
  /** URL of the page with that score chosen, or of the page alone. */
  addressOf: (score?: number) => string;
  scores: readonly number[];
  /** The day until which the links work. */
  until: string;
  links: ChoiceLinks;
}

const because =
  "You received this email because you requested the work, or because the building is yours in the client portal. We ask at most once a week.";

export async function feedbackQuestion(question: FeedbackQuestion): Promise<Message> {
  const subject = `How well did we do? ${oneLine(question.what, 120)}`;
  return {
    subject,
    html: await render(<Screen question={question} subject={subject} />),
    text: plainText(question),
  };
}

const questionText = ({ facility, what }: FeedbackQuestion) =>
  `${oneLine(what, 200)}, at ${oneLine(facility, 120)}: how satisfied are you, from 0 (not at all) to 10 (very)?`;
const then = ({ until }: FeedbackQuestion) =>
  `The page that opens asks why and sends your answer to your account team. These links are for you only and work until ${until}.`;

/** Big enough for a thumb, and in two rows on a phone. */
const number = {
  ...styles.button,
  display: "inline-block",
  width: 42,
  padding: "11px 0",
  margin: "0 6px 8px 0",
  fontVariantNumeric: "tabular-nums",
} as const;

const Screen = ({ question, subject }: { question: FeedbackQuestion; subject: string }) => (
  <Frame
    title={subject}
    preview={questionText(question)}
    because={because}
    {...question.links}
    language="en"
  >
    <Heading as="h1" style={styles.heading}>
      How well did we do?
    </Heading>
    <Text style={styles.text}>{greeting(question.name, "en")}</Text>
    <Text style={styles.text}>{questionText(question)}</Text>
    <div style={{ margin: "0 0 12px" }}>
      {question.scores.map((score) => (
        <Link key={score} className="button" href={question.addressOf(score)} style={number}>
          {score}
        </Link>
      ))}
    </div>
    <Text className="quiet" style={styles.quiet}>
      {then(question)}
    </Text>
  </Frame>
);

function plainText(question: FeedbackQuestion): string {
  const { links, name, addressOf } = question;
  const parts = [
    greeting(name, "en"),
    questionText(question),
    `Answer:\n${addressOf()}`,
    then(question),
  ];
  return `${parts.join("\n\n")}\n\n${textFoot("en", because, links.unsubscribeAddress, links.notificationsAddress)}`;
}
