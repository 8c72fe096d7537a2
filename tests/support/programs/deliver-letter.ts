/**
 * Delivers one letter and writes how it went to standard output as JSON. A process of its own, as
 * `NODE_EXTRA_CA_CERTS` is read at the start.
 */
import type { Letter } from "#mail/letter.ts";
import { type SmtpOptions, smtpTransport } from "#mail/smtp-transport.ts";

const [given = "{}"] = process.argv.slice(2);
const { options, letter }: { options: SmtpOptions; letter: Letter } = JSON.parse(given);
process.stdout.write(JSON.stringify(await smtpTransport(options).deliver(letter)));
