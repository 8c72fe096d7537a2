/** A mailbox that speaks IMAP over TLS, as much of it as a client that only reads asks for. */
import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:tls";
import type { ImapMailbox } from "#features/opportunity-emails/inbound/read-mailbox.server.ts";
import { certificate, privateKey } from "./mail-certificate.ts";

interface StoredMail {
  uid: number;
  raw: Buffer;
  at: Date;
}

export interface ImapServer {
  mailbox: ImapMailbox;
  /** The certificates for a client that must trust it. */
  authorities: string;
  mails: StoredMail[];
  uidValidity: number;
  /** Every command that came, without its tag, e.g. `EXAMINE INBOX`. */
  commands: string[];
  /** Hangs up at the first command that begins so. */
  hangsUpAt: string | undefined;
  /** @returns its number */
  receive(raw: string | Buffer, at?: Date): number;
  stop(): Promise<void>;
}

const user = "replies@cleardawn.example";
const password = 'a "quoted" secret';

/** The server has a free port, and its only folder is `INBOX`. */
export async function startImapServer(): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  let nextUid = 1;
  const server = createServer({ cert: certificate, key: privateKey }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    socket.write("* OK [CAPABILITY IMAP4rev1] ready\r\n");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      for (let end = received.indexOf("\r\n"); end !== -1; end = received.indexOf("\r\n")) {
        const line = received.slice(0, end);
        received = received.slice(end + 2);
        answer(socket, line);
      }
    });
  });

  function answer(socket: Socket, line: string): void {
    const [tag = "*", ...words] = line.split(" ");
    const command = words.join(" ");
    imap.commands.push(command.startsWith("LOGIN") ? "LOGIN" : command);
    if (imap.hangsUpAt !== undefined && command.startsWith(imap.hangsUpAt)) {
      imap.hangsUpAt = undefined;
      return void socket.destroy();
    }
    const ok = (...lines: string[]) =>
      socket.write([...lines, `${tag} OK done`].map((one) => `${one}\r\n`).join(""));
    const no = (text: string) => socket.write(`${tag} NO ${text}\r\n`);
    const [name = "", next = ""] = words.map((word) => word.toUpperCase());
    if (name === "CAPABILITY") return void ok("* CAPABILITY IMAP4rev1");
    if (name === "LOGIN") {
      const [, sentUser, sentPassword] =
        /^LOGIN "?([^" ]+)"? "((?:[^"\\]|\\.)*)"$/.exec(command) ?? [];
      const isRight = sentUser === user && sentPassword?.replaceAll(/\\(.)/g, "$1") === password;
      return void (isRight ? ok() : no("[AUTHENTICATIONFAILED] wrong"));
    }
    if (name === "LIST" || name === "LSUB") {
      if (command.endsWith('""')) return void ok('* LIST (\\Noselect) "/" ""');
      return void (/INBOX"?$/i.test(command) ? ok('* LIST (\\HasNoChildren) "/" "INBOX"') : ok());
    }
    if (name === "EXAMINE" || name === "SELECT") {
      if (!/ "?INBOX"?$/i.test(command)) return void no("[NONEXISTENT] no such folder");
      return void socket.write(
        [
          "* FLAGS (\\Seen)",
          `* ${imap.mails.length} EXISTS`,
          `* OK [UIDVALIDITY ${imap.uidValidity}] valid`,
          `* OK [UIDNEXT ${nextUid}] next`,
          `${tag} OK [READ-ONLY] done`,
          "",
        ].join("\r\n"),
      );
    }
    if (name === "UID" && next === "SEARCH") {
      const found = imap.mails.filter(({ uid, at }) => isFound(command, uid, at));
      return void ok(`* SEARCH ${found.map(({ uid }) => uid).join(" ")}`.trim());
    }
    if (name === "UID" && next === "FETCH") return void fetch(socket, tag, command);
    if (name === "LOGOUT") {
      ok("* BYE");
      return void socket.end();
    }
    return void (["NOOP", "CHECK", "CLOSE"].includes(name)
      ? ok()
      : socket.write(`${tag} BAD unknown\r\n`));
  }

  function isFound(command: string, uid: number, at: Date): boolean {
    const [, first] = /UID (\d+):\*/.exec(command) ?? [];
    // Real servers count the last one as within a range that begins behind it.
    if (first !== undefined) return uid >= Number(first) || uid === imap.mails.at(-1)?.uid;
    const [, since] = /SINCE (\S+)/.exec(command) ?? [];
    return since === undefined || at >= new Date(`${since} UTC`);
  }

  function fetch(socket: Socket, tag: string, command: string): void {
    const wanted = new Set((/FETCH ([\d,]+)/.exec(command)?.[1] ?? "").split(",").map(Number));
    for (const [index, { uid, raw, at }] of imap.mails.entries()) {
      if (!wanted.has(uid)) continue;
      const head = raw.subarray(0, raw.indexOf("\r\n\r\n") + 4);
      const isHead = command.includes("BODY.PEEK[HEADER]");
      const [name, content] = isHead ? ["BODY[HEADER]", head] : ["BODY[]", raw];
      const day = at.toUTCString().slice(5, 16).replaceAll(" ", "-");
      const date = `${day} ${at.toISOString().slice(11, 19)} +0000`;
      socket.write(
        `* ${index + 1} FETCH (UID ${uid} RFC822.SIZE ${raw.length} INTERNALDATE "${date}" ${name} {${content.length}}\r\n`,
      );
      socket.write(content);
      socket.write(")\r\n");
    }
    socket.write(`${tag} OK done\r\n`);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const imap: ImapServer = {
    mailbox: { kind: "imap", host: "127.0.0.1", port, user, password, folder: "INBOX" },
    authorities: certificate,
    mails: [],
    uidValidity: 1,
    commands: [],
    hangsUpAt: undefined,
    receive(raw, at = new Date()) {
      const uid = nextUid++;
      imap.mails.push({ uid, raw: Buffer.from(raw), at });
      return uid;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return imap;
}
