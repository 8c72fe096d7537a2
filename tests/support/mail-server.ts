import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { certificate, privateKey } from "./mail-certificate.ts";

export interface Mood {
  /** Responses to login, sender, recipient and content; absent: accepted. */
  login?: FormError;
  sender?: FormError;
  recipient?: (address: string) => FormError | undefined;
  content?: FormError;
  /** `mute`: no greeting. `mid-email`: hangs up during the content. `unanswered`: after it. */
  fails?: "mute" | "mid-email" | "unanswered";
  delay?: number;
}

interface FormError {
  code: number;
  text: string;
}

export interface MailServer {
  url: string;
  mood: Mood;
  /** Every email whose content arrived in full, acknowledged or not. */
  emails: { email: Email; raw: string; recipients: string[]; isEncrypted: boolean }[];
  logins: { user: string; password: string; isEncrypted: boolean }[];
  stop(): Promise<void>;
}

/** `from-start`: as `smtps:` expects it. `offered`: by STARTTLS. */
export type Encryption = "none" | "offered" | "from-start";

/** A real SMTP server on a free port; it accepts passwords with and without TLS. */
export async function startMailServer(encryption: Encryption = "none"): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refusal = (answer: FormError | undefined) =>
    answer && Object.assign(new Error(answer.text), { responseCode: answer.code });

  const server = new SMTPServer({
    secure: encryption === "from-start",
    disabledCommands: encryption === "none" ? ["STARTTLS"] : [],
    cert: certificate,
    key: privateKey,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, { secure }, done) => {
      const user = username ?? "";
      mails.logins.push({ user, password: password ?? "", isEncrypted: secure });
      done(refusal(mails.mood.login), { user });
    },
    onConnect: (_session, done) => {
      if (mails.mood.fails !== "mute") done();
    },
    onMailFrom: (_address, _session, done) => done(refusal(mails.mood.sender)),
    onRcptTo: ({ address }, _session, done) => done(refusal(mails.mood.recipient?.(address))),
    onData: async (stream, session, done) => {
      const { fails, delay, content } = mails.mood;
      if (fails === "mid-email") return hangUp();
      const raw = await textOf(stream).catch(() => undefined);
      if (raw === undefined) return;
      if (content) return done(refusal(content));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const email = await PostalMime.parse(raw);
      mails.emails.push({ email, raw, recipients, isEncrypted: session.secure });
      if (fails === "unanswered") return hangUp();
      setTimeout(done, delay ?? 0);
    },
  });
  server.on("error", () => undefined);
  // Node crashes where a socket is destroyed beneath its TLS.
  const event = encryption === "from-start" ? "secureConnection" : "connection";
  server.server.on(event, (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string")
    throw new Error("the mail server has no port");

  const mails: MailServer = {
    url: `${encryption === "from-start" ? "smtps" : "smtp"}://127.0.0.1:${address.port}`,
    mood: {},
    emails: [],
    logins: [],
    stop: () =>
      new Promise((resolve) => {
        hangUp();
        server.close(resolve);
      }),
  };
  return mails;
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  let text = "";
  for await (const piece of stream.setEncoding("utf8")) text += piece;
  return text;
}
