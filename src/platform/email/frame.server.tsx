/** The frame of all emails: page, company name, address. No picture is loaded. */
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import { postalAddress } from "./company-lines.ts";
import { emailMessages } from "./messages.ts";
import { darkStyles, styles } from "./styles.ts";

export interface FrameProps {
  title: string;
  /** Shown beside the subject in mailboxes. */
  preview: string;
  /** The reason why the reader gets this email. */
  because: string;
  /** Page that unsubscribes, in emails that are sent because somebody wants them. */
  unsubscribeAddress?: string | undefined;
  /** Page on which the reader chooses among such emails. */
  notificationsAddress?: string | undefined;
  language: Language;
  children: ReactNode;
}

export function Frame(props: FrameProps) {
  const { title, preview, because, unsubscribeAddress, notificationsAddress, language, children } =
    props;
  const messages = emailMessages(language);
  return (
    <Html lang={localeOf(language)}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles()}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{preview}</Preview>
        <Container className="card" style={styles.card}>
          <Text style={styles.wordmark}>{company.name}</Text>
          <Section className="dawn" style={styles.dawn} align="left" width={40}>
            {"\u00a0"}
          </Section>
          <div style={{ clear: "both" }} />
          {children}
          <Hr style={styles.rule} />
          <Text className="quiet" style={styles.quiet}>
            {postalAddress()}
          </Text>
          <Text className="quiet" style={styles.quiet}>
            {because}
          </Text>
          {unsubscribeAddress && (
            <Text className="quiet" style={styles.quiet}>
              <Link className="link" href={unsubscribeAddress} style={styles.link}>
                {messages.unsubscribe}
              </Link>
              {notificationsAddress && (
                <>
                  {" \u00b7 "}
                  <Link className="link" href={notificationsAddress} style={styles.link}>
                    {messages.choose}
                  </Link>
                </>
              )}
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** The same footer for plain text. */
export function textFoot(
  language: Language,
  because: string,
  unsubscribeAddress?: string,
  notificationsAddress?: string,
): string {
  const messages = emailMessages(language);
  const unsubscribe =
    unsubscribeAddress === undefined
      ? ""
      : `${messages.unsubscribeAt({ address: unsubscribeAddress })}\n`;
  const choose =
    notificationsAddress === undefined
      ? ""
      : `${messages.chooseAt({ address: notificationsAddress })}\n`;
  return `-- \n${postalAddress()}\n${because}\n${unsubscribe}${choose}`;
}
