import { createTransport } from "nodemailer";
import { addressed, addressOf } from "./envelope.ts";
import type { Transport } from "./transport.ts";

/** Milliseconds to connect (name lookup included), until the greeting, and of silence afterwards. */
export interface SmtpTimeouts {
  connect: number;
  greeting: number;
  silence: number;
}

const patience: SmtpTimeouts = { connect: 10_000, greeting: 10_000, silence: 20_000 };

/** One connection for each letter: what a server does to one cannot harm another. */
export function smtpTransport(url: string, from: string, timeouts = patience): Transport {
  const server = createTransport({
    url,
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    socketCloseTimeout: 1_000,
  });
  return {
    async deliver(letter) {
      try {
        await server.sendMail({
          ...addressed(letter, from),
          envelope: { from: addressOf(from), to: [letter.to] },
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, permanent: isRefusalOfTheLetter(error), fault: faultOf(error) };
      }
    },
  };
}

/**
 * A 5xx to the recipient or to the content stays what it is. A 5xx to our login or our sender address
 * is mended in the configuration, and the letter then leaves with the next attempt.
 */
function isRefusalOfTheLetter(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("code" in error)) return false;
  const { responseCode, code } = error;
  const isPermanent =
    typeof responseCode === "number" && responseCode >= 500 && responseCode !== 503;
  const command = "command" in error ? String(error.command) : "";
  const concernsLetter =
    code === "EMESSAGE" || (code === "EENVELOPE" && !command.startsWith("MAIL"));
  return isPermanent && concernsLetter;
}

function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}
