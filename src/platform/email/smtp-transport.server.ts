import { Readable } from "node:stream";
import { createTransport, type Transporter } from "nodemailer";
import { addressOf, messageHeaders } from "./message-headers.ts";
import { errorOf } from "./smtp-errors.ts";
import type { Transport } from "./transport.ts";

/** Milliseconds to connect, to the greeting, of silence, and in all: one byte at times is no silence. */
export interface SmtpTimeouts {
  connect: number;
  greeting: number;
  silence: number;
  whole: number;
}

export interface SmtpOptions {
  /** `smtp:` or `smtps:`, with user and password where the server requires a login. */
  url: string;
  from: () => string;
  /** True if the password may be sent unencrypted where the server offers no TLS. */
  passwordWithoutTls: boolean;
  /** True if an email may leave only by TLS with a valid certificate, even if there is no password. */
  requiresTls?: boolean;
  timeouts?: SmtpTimeouts | undefined;
}

/** All are within the two minutes after which the queue considers the attempt dead. */
const usualTimeouts: SmtpTimeouts = {
  connect: 10_000,
  greeting: 10_000,
  silence: 20_000,
  whole: 90_000,
};

/** Each email has a connection: what a server does to one cannot harm another. */
export function smtpTransport({
  from,
  timeouts = usualTimeouts,
  ...options
}: SmtpOptions): Transport {
  const open = () =>
    createTransport({
      ...connectionTo(options),
      connectionTimeout: timeouts.connect,
      dnsTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      socketCloseTimeout: 1_000,
    });
  return {
    async deliver({ beforeLastByte, ...email }) {
      const sender = from();
      let hasLeft = false;
      const server = open();
      if (beforeLastByte !== undefined)
        holdBackLastByte(server, async () => {
          await beforeLastByte();
          hasLeft = true;
        });
      try {
        await server.sendMail({
          ...messageHeaders(email, sender),
          envelope: { from: addressOf(sender), to: [email.to] },
          signal: AbortSignal.timeout(timeouts.whole),
        });
        return { ok: true };
      } catch (error) {
        const failure = { ok: false, ...errorOf(error) } as const;
        return hasLeft && !isAnswer(error) ? { ...failure, mayHaveArrived: true } : failure;
      }
    },
  };
}

/** The server has said what became of the email. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number";

/**
 * nodemailer reads the content once the server has accepted sender and recipient and wants it, and a server
 * keeps nothing of a content whose end it has not received.
 */
function holdBackLastByte(server: Transporter, leave: () => Promise<void>): void {
  server.use("stream", ({ message }, done) => {
    message.processFunc((content) =>
      Readable.from(withHeldByte(content, leave), { objectMode: false }),
    );
    done();
  });
}

async function* withHeldByte(
  content: AsyncIterable<string | Uint8Array>,
  leave: () => Promise<void>,
) {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  const whole = Buffer.concat(pieces);
  yield whole.subarray(0, -1);
  await leave();
  yield whole.subarray(-1);
}

// A password needs TLS with a valid certificate. Otherwise any TLS is accepted, including a local
// server's own certificate: an attacker who forges one could remove the offer as well.
function connectionTo({
  url,
  passwordWithoutTls,
  requiresTls = false,
}: Pick<SmtpOptions, "url" | "passwordWithoutTls" | "requiresTls">) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const connection = { host, secure, ...(port !== "" && { port: Number(port) }) };
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const mustBeSafe = requiresTls || (username !== "" && !passwordWithoutTls);
  return {
    ...connection,
    ...(username !== "" && { auth }),
    ...(!secure && (mustBeSafe ? { requireTLS: true } : takenAsItComes)),
  };
}

const takenAsItComes = { opportunisticTLS: true, tls: { rejectUnauthorized: false } };
