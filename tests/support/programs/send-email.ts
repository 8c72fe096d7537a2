/** Prints the result as JSON. A separate process: `NODE_EXTRA_CA_CERTS` is read at the start. */
import type { OutgoingEmail } from "#platform/email/outgoing-email.ts";
import { type SmtpOptions, smtpTransport } from "#platform/email/smtp-transport.server.ts";

const [optionsText = "{}"] = process.argv.slice(2);
const { options, email }: { options: SmtpOptions; email: OutgoingEmail } = JSON.parse(optionsText);
process.stdout.write(JSON.stringify(await smtpTransport(options).deliver(email)));
