import { Text } from "@react-email/text";
import { Fragment } from "react";
import { company } from "#content/company.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import type { Language } from "#platform/language/language.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import {
  langOfWritten,
  type WrittenLanguage,
  type WrittenWords,
} from "#platform/language/written-words.ts";
import { emailMessages } from "./messages.ts";
import { oneLine } from "./one-line.ts";
import { styles } from "./styles.ts";

export type Fact = [label: string, value: string];

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(([label, value]) => (
    <Fragment key={label}>
      <Text className="label" style={styles.label}>
        {label}
      </Text>
      <Text style={styles.value}>{value}</Text>
    </Fragment>
  ));
}

interface PassageProps {
  label: string;
  text: string;
  /** The language of the text; undefined where we wrote it. */
  written?: WrittenLanguage;
  /** The reader’s. */
  language: Language;
}

export function Passage({ label, text, written, language }: PassageProps) {
  return (
    <>
      <Text className="label" style={styles.label}>
        {label}
      </Text>
      <Text lang={langOfWritten(written, language)} className="message" style={styles.message}>
        {linesOf(text).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text, rendered once
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
      <div style={{ height: 20 }} />
    </>
  );
}

interface EmailWordsProps {
  of: string | WrittenWords;
  /** The reader’s. */
  language: Language;
}

/** Emails are rendered outside of any page, whose language they could ask for. */
export function EmailWords({ of: words, language }: EmailWordsProps) {
  if (typeof words === "string") return words;
  return (
    <LanguageContext value={language}>
      <Written words={words} />
    </LanguageContext>
  );
}

/** Values stand beneath each other, after the longest label. */
export function factLines(facts: readonly Fact[]): string {
  const longest = Math.max(11, ...facts.map(([label]) => label.length));
  return facts.map(([label, value]) => `${`${label}:`.padEnd(longest + 2)}${value}`).join("\n");
}

/** Indented, so that no line of the visitor's can pass for one of ours. */
export const passageLines = (text: string): string =>
  linesOf(text)
    .map((line) => `  ${line}`)
    .join("\n");

/** Names the time of a form, its page, and its campaign. */
export function originLine(
  record: {
    receivedAt: Date;
    page: string | null;
    campaign: Record<string, string>;
  },
  language: Language,
): string {
  const campaign = Object.entries(record.campaign).map(
    ([name, value]) => `${name}=${oneLine(value)}`,
  );
  const { received, receivedOn } = emailMessages(language).office;
  const time = dateFormat(
    { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
    language,
  ).format(record.receivedAt);
  const origin = record.page
    ? receivedOn({ time, page: oneLine(record.page) })
    : received({ time });
  return [origin, ...campaign].join(", ");
}
