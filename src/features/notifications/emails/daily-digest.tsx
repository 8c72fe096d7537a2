/** Unread notifications that a person wants once a day, by facility. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { EmailWords } from "#platform/email/facts.server.tsx";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { greeting } from "#platform/email/greeting.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { ChoiceLinks } from "#platform/identity/emails/account-message.tsx";
import type { Language } from "#platform/language/language.ts";
import { ownWords, plainWords, type WrittenWords } from "#platform/language/written-words.ts";
import { notificationServerMessages } from "../messages.server.ts";

export interface DailyDigest {
  /** The reader’s language. */
  language: Language;
  name: string;
  facilities: readonly {
    /** For staff it includes the client's name. */
    name: string;
    rows: readonly {
      title: string | WrittenWords;
      text: WrittenWords | undefined;
      when: string;
      address: string;
    }[];
  }[];
  /** Number of further notifications that only the list has. */
  more: number;
  /** URL of the list of notifications. */
  address: string;
  links: ChoiceLinks;
}

export async function dailyDigest(digest: DailyDigest): Promise<Message> {
  const subject = subjectOf(digest);
  return {
    subject,
    html: await render(<Screen digest={digest} subject={subject} />),
    text: plainText(digest),
  };
}

const messagesOf = ({ language }: DailyDigest) => notificationServerMessages(language).digest;

function subjectOf(digest: DailyDigest): string {
  const { facilities, more } = digest;
  const { subject, subjectOfMany } = messagesOf(digest);
  const count = facilities.reduce((sum, { rows }) => sum + rows.length, more);
  const [first] = facilities;
  return facilities.length === 1 && first
    ? subject({ count, facility: oneLine(first.name, 80) })
    : subjectOfMany({ count, facilities: facilities.length });
}

/** A title that quotes somebody may be long, so it is cut to one line. */
const excerpt = (words: WrittenWords): WrittenWords => ({
  ...words,
  text: oneLine(words.text, 200),
});

const titleOf = (title: string | WrittenWords): WrittenWords =>
  excerpt(typeof title === "string" ? ownWords(title) : title);

function Screen({ digest, subject }: { digest: DailyDigest; subject: string }) {
  const { language, name, facilities, more, address, links } = digest;
  const messages = messagesOf(digest);
  const preview = plainWords(facilities[0]?.rows[0]?.title ?? subject);
  return (
    <Frame
      title={subject}
      preview={oneLine(preview, 120)}
      because={messages.because}
      {...links}
      language={language}
    >
      <Heading as="h1" style={styles.heading}>
        {messages.title}
      </Heading>
      <Text style={styles.text}>{greeting(name, language)}</Text>
      {facilities.map((facility) => (
        <div key={facility.name}>
          <Heading as="h2" style={styles.subheading}>
            {oneLine(facility.name, 160)}
          </Heading>
          {facility.rows.map((row) => (
            <div
              key={`${row.address} ${plainWords(row.title)} ${row.when}`}
              style={{ margin: "10px 0" }}
            >
              <Text style={{ ...styles.text, margin: 0 }}>
                <Link className="link" href={row.address} style={styles.link}>
                  <EmailWords of={titleOf(row.title)} language={language} />
                </Link>
              </Text>
              {row.text ? (
                <Text style={{ ...styles.text, margin: 0 }}>
                  <EmailWords of={excerpt(row.text)} language={language} />
                </Text>
              ) : null}
              <Text className="quiet" style={{ ...styles.quiet, margin: 0 }}>
                {row.when}
              </Text>
            </div>
          ))}
        </div>
      ))}
      <div style={{ height: 12 }} />
      <Button className="button" href={address} style={styles.button}>
        {more > 0 ? messages.seeMore({ count: more }) : messages.seeAll}
      </Button>
    </Frame>
  );
}

function plainText(digest: DailyDigest): string {
  const { language, name, facilities, more, address, links } = digest;
  const messages = messagesOf(digest);
  const parts = facilities.map(({ name: place, rows }) =>
    [
      oneLine(place, 160).toUpperCase(),
      ...rows.map((row) =>
        [
          `- ${plainWords(titleOf(row.title))} (${row.when})`,
          row.text && `  ${plainWords(excerpt(row.text))}`,
          `  ${row.address}`,
        ]
          .filter(Boolean)
          .join("\n"),
      ),
    ].join("\n"),
  );
  const rest = more > 0 ? messages.moreInText({ count: more }) : messages.allInText;
  const foot = textFoot(
    language,
    messages.because,
    links.unsubscribeAddress,
    links.notificationsAddress,
  );
  return [greeting(name, language), ...parts, `${rest}\n${address}`, foot].join("\n\n");
}
