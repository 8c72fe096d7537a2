/** The end of emails to people who wrote to us: how to reach a person. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { officeHours } from "./company-lines.ts";
import { styles } from "./styles.ts";

const title = "Anything missing or urgent?";
const hours = () =>
  `Our office is open ${officeHours()}. We answer the phone ${company.telephoneHours}.`;

export function ReachUs() {
  return (
    <>
      <Heading as="h2" style={styles.subheading}>
        {title}
      </Heading>
      <Text style={styles.text}>
        Reply to this email, or call and mention your reference. {hours()}
      </Text>
      <Button className="button" href={company.phone.href} style={styles.button}>
        Call {company.phone.display}
      </Button>
      <Text style={styles.text}>
        <Link className="link" href={`mailto:${company.email}`} style={styles.link}>
          {company.email}
        </Link>
      </Text>
    </>
  );
}

export const reachUsLines = (): string => `${title.toUpperCase()}
Reply to this email, or call ${company.phone.display} and mention your reference.
${hours()}
${company.email}`;
