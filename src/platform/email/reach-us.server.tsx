/** The end of emails to people who wrote to us: how to reach a person. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import type { Language } from "#platform/language/language.ts";
import { officeHours } from "./company-lines.ts";
import { emailMessages } from "./messages.ts";
import { styles } from "./styles.ts";

const hoursIn = (language: Language) => ({
  officeHours: officeHours(language),
  telephoneHours: company.telephoneHoursIn[language],
});

export function ReachUs({ language }: { language: Language }) {
  const { reachUs } = emailMessages(language);
  return (
    <>
      <Heading as="h2" style={styles.subheading}>
        {reachUs.title}
      </Heading>
      <Text style={styles.text}>{reachUs.reply(hoursIn(language))}</Text>
      <Button className="button" href={company.phone.href} style={styles.button}>
        {reachUs.call({ phone: company.phone.display })}
      </Button>
      <Text style={styles.text}>
        <Link className="link" href={`mailto:${company.email}`} style={styles.link}>
          {company.email}
        </Link>
      </Text>
    </>
  );
}

export function reachUsLines(language: Language): string {
  const { reachUs } = emailMessages(language);
  return `${reachUs.title.toUpperCase()}
${reachUs.replyOrCall({ phone: company.phone.display })}
${reachUs.hours(hoursIn(language))}
${company.email}`;
}
