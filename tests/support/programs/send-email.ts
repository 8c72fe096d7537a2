/** Prints the result as JSON. A separate process: `NODE_EXTRA_CA_CERTS` is read at the start. */
import type { OutgoingEmail } from "#platform/email/outgoing-email.ts";
import { type SmtpOptions, smtpTransport } from "#platform/email/smtp-transport.server.ts";

const [optionsText = "{}"] = process.argv.slice(2);
interface Given {
  options: Omit<SmtpOptions, "from"> & { from: string };
  email: OutgoingEmail;
}
const { options, email }: Given = JSON.parse(optionsText);
const transport = smtpTransport({ ...options, from: () => options.from });
process.stdout.write(JSON.stringify(await transport.deliver(email)));
