import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/** What the server does to the next letters; by default it takes them. */
export interface Mood {
  /** Answers to a sender's login, a sender, a recipient, a content; nothing accepts. */
  login?: Refusal;
  sender?: Refusal;
  recipient?: (address: string) => Refusal | undefined;
  content?: Refusal;
  /** `mute`: never greets. `mid-letter`: hangs up amid the content. `unanswered`: after it, without a word. */
  fails?: "mute" | "mid-letter" | "unanswered";
  /** Milliseconds until the content is acknowledged. */
  delay?: number;
}

interface Refusal {
  code: number;
  text: string;
}

export interface MailServer {
  url: string;
  mood: Mood;
  /** Every letter whose content arrived whole, acknowledged or not. */
  letters: { email: Email; raw: string; recipients: string[] }[];
  stop(): Promise<void>;
}

/** A real SMTP server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refusal = (answer: Refusal | undefined) =>
    answer && Object.assign(new Error(answer.text), { responseCode: answer.code });

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => done(refusal(mails.mood.login), { user: auth.username }),
    onConnect: (_session, done) => {
      if (mails.mood.fails !== "mute") done();
    },
    onMailFrom: (_address, _session, done) => done(refusal(mails.mood.sender)),
    onRcptTo: ({ address }, _session, done) => done(refusal(mails.mood.recipient?.(address))),
    onData: async (stream, session, done) => {
      const { fails, delay, content } = mails.mood;
      if (fails === "mid-letter") return hangUp();
      const raw = await textOf(stream).catch(() => undefined);
      if (raw === undefined) return;
      if (content) return done(refusal(content));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      mails.letters.push({ email: await PostalMime.parse(raw), raw, recipients });
      if (fails === "unanswered") return hangUp();
      setTimeout(done, delay ?? 0);
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string")
    throw new Error("the mail server has no port");

  const mails: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mood: {},
    letters: [],
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
