/** Passwords and emails on the wire: real servers, one of them behind an attacker. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { program } from "#tests/support/embedded.ts";
import { startScriptedServer, startTlsStripper } from "#tests/support/hostile-mail-servers.ts";
import { certificate } from "#tests/support/mail-certificate.ts";
import { type Encryption, type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";
import { type SmtpOptions, smtpTransport } from "./smtp-transport.server.ts";

const email: OutgoingEmail = {
  name: "test.1",
  to: "dana@lakeside-dental.example",
  subject: "We have your request",
  html: "<p>We have your request.</p>",
  text: "We have your request.",
};
const deliverProgram = program("send-email");
const from = "Cleardawn <hello@cleardawn.example>";
const timeouts = { connect: 3_000, greeting: 3_000, silence: 3_000, whole: 20_000 };
const password = "s3cret@:/#%";
const user = "hello@cleardawn.example";
const credentials = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;

async function start(encryption: Encryption): Promise<MailServer> {
  const server = await startMailServer(encryption);
  onTestFinished(() => server.stop());
  return server;
}

const signedIn = (url: string) => url.replace("://", `://${credentials}`);
const usual = { from: () => from, timeouts, passwordWithoutTls: false };
const deliver = (url: string, options: Partial<SmtpOptions> = {}) =>
  smtpTransport({ ...usual, url, ...options }).deliver(email);

/** In a process that trusts the servers' certificate. */
async function deliverTrusting(url: string, options: Partial<SmtpOptions> = {}) {
  const file = join(temporaryFolder(), "authority.pem");
  writeFileSync(file, certificate);
  const job = JSON.stringify({ options: { ...usual, from, url, ...options }, email });
  const { stdout } = await promisify(execFile)(process.execPath, [deliverProgram, job], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: file },
  });
  return JSON.parse(stdout);
}

describe("with a user", () => {
  it.each(["offered", "from-start"] as const)("signs in by TLS that is %s", async (encryption) => {
    const server = await start(encryption);
    expect(await deliverTrusting(signedIn(server.url))).toEqual({ ok: true });
    expect(server.logins).toEqual([{ user, password, isEncrypted: true }]);
    expect(server.emails).toMatchObject([{ isEncrypted: true }]);
  });

  it("sends no password and no email where TLS is not offered, and advises what to do", async () => {
    const server = await start("none");
    expect(await deliverTrusting(signedIn(server.url))).toEqual({
      ok: false,
      permanent: false,
      needsOwner: true,
      fault: expect.stringMatching(/no TLS.*password.*not sent.*SMTP_PASSWORD_WITHOUT_TLS=allowed/),
      refusal: { problem: "no-tls", answer: expect.any(String) },
    });
    expect(server.logins).toEqual([]);
    expect(server.emails).toEqual([]);
  });

  it.each(["hides the offer", "hides the offer and refuses it"])(
    "sends no password in the open when an attacker on the network %s",
    async (what) => {
      const server = await start("offered");
      const attacker = await startTlsStripper(server.url, what.endsWith("refuses it"));
      await deliverTrusting(signedIn(attacker.url));
      const intercepted = attacker.intercepted();
      expect(intercepted).toMatch(/^STARTTLS$/m);
      expect(intercepted).not.toMatch(/^AUTH|^MAIL FROM/m);
      for (const text of [password, user, `\0${user}\0${password}`])
        expect(intercepted).not.toContain(Buffer.from(text).toString("base64").replace(/=+$/, ""));
      expect(server.logins.filter(({ isEncrypted }) => !isEncrypted)).toEqual([]);
    },
  );

  it("signs in without TLS where the configuration allows it", async () => {
    const server = await start("none");
    const allowed = { passwordWithoutTls: true };
    expect(await deliverTrusting(signedIn(server.url), allowed)).toEqual({ ok: true });
    expect(server.logins).toEqual([{ user, password, isEncrypted: false }]);
    const better = await start("offered");
    expect(await deliverTrusting(signedIn(better.url), allowed)).toEqual({ ok: true });
    expect(better.logins).toEqual([{ user, password, isEncrypted: true }]);
  });

  it("reports a refused login as an error of the configuration, not of the email", async () => {
    const server = await start("offered");
    server.mood.login = { code: 535, text: "5.7.8 authentication failed" };
    expect(await deliverTrusting(signedIn(server.url))).toEqual({
      ok: false,
      permanent: false,
      needsOwner: true,
      fault: expect.stringMatching(/refuses user or password of SMTP_URL.*535 5\.7\.8/),
      refusal: { problem: "wrong-login", answer: "535 5.7.8 authentication failed" },
    });
    server.mood = { login: { code: 454, text: "4.7.0 come back later" } };
    expect(await deliverTrusting(signedIn(server.url))).toMatchObject({
      permanent: false,
      needsOwner: false,
    });
    server.mood = { sender: { code: 550, text: "5.7.1 sender not allowed" } };
    expect(await deliverTrusting(signedIn(server.url))).toMatchObject({
      permanent: false,
      needsOwner: true,
      fault: expect.stringMatching(/refuses MAIL_FROM.*550 5\.7\.1/),
    });
    server.mood = { content: { code: 451, text: "4.3.0 later" } };
    expect(await deliverTrusting(signedIn(server.url))).toMatchObject({
      permanent: false,
      needsOwner: false,
    });
    server.mood = { content: { code: 554, text: "5.6.0 no" } };
    expect(await deliverTrusting(signedIn(server.url))).toMatchObject({
      permanent: true,
      needsOwner: false,
    });
  });
});

it.each(["offered", "from-start"] as const)(
  "gives no password to a server that nobody vouches for, with TLS %s",
  async (encryption) => {
    const server = await start(encryption);
    expect(await deliver(signedIn(server.url))).toMatchObject({
      ok: false,
      permanent: false,
      needsOwner: true,
      fault: expect.stringMatching(/certificate/i),
    });
    expect(server.logins).toEqual([]);
  },
);

describe("without a user", () => {
  it.each([
    ["offered", true],
    ["none", false],
  ] as const)(
    "accepts any TLS, whoever signed its certificate: %s",
    async (encryption, isEncrypted) => {
      const server = await start(encryption);
      expect(await deliver(server.url)).toEqual({ ok: true });
      expect(server.emails).toMatchObject([{ isEncrypted }]);
      expect(server.logins).toEqual([]);
    },
  );

  it("continues unencrypted when TLS is offered but fails", async () => {
    const server = await start("offered");
    const attacker = await startTlsStripper(server.url, true, false);
    expect(await deliver(attacker.url)).toEqual({ ok: true });
    expect(server.emails).toMatchObject([{ isEncrypted: false }]);
  });
});

describe("an email that may never arrive twice", () => {
  const handOver = async (url: string, beforeLastByte: () => Promise<void>) =>
    smtpTransport({ ...usual, url }).deliver({ ...email, beforeLastByte });

  it("is told of once all but its last byte has left, and arrives whole", async () => {
    const server = await start("none");
    let arrived: number | undefined;
    const delivery = await handOver(server.url, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      arrived = server.emails.length;
    });
    expect(delivery).toEqual({ ok: true });
    expect(arrived).toBe(0);
    expect(server.emails).toHaveLength(1);
    const [own] = server.emails;
    await deliver(server.url);
    const [, other] = server.emails;
    const plain = (raw = "") =>
      raw.replaceAll(/^Date: .*$/gm, "").replaceAll(/--_NmP[^"\r\n]*/g, "");
    expect(plain(own?.raw)).toBe(plain(other?.raw));
  });

  it("does not leave where it may not", async () => {
    const server = await start("none");
    const delivery = await handOver(server.url, async () => {
      throw new Error("taken back");
    });
    expect(delivery).toMatchObject({ ok: false, permanent: false });
    expect(delivery).not.toHaveProperty("mayHaveArrived");
    expect(server.emails).toEqual([]);
  });

  it.each([
    ["puts the recipient off", { recipient: () => ({ code: 450, text: "4.2.0 later" }) }, false],
    ["refuses the recipient", { recipient: () => ({ code: 550, text: "5.1.1 unknown" }) }, false],
    ["puts the content off", { content: { code: 451, text: "4.3.0 later" } }, true],
    ["refuses the content", { content: { code: 554, text: "5.7.1 spam" } }, true],
  ])("has certainly not arrived where the server %s", async (_, mood, wasHandedOver) => {
    const server = await start("none");
    server.mood = mood;
    let isHandedOver = false;
    const delivery = await handOver(server.url, async () => {
      isHandedOver = true;
    });
    expect(delivery).toMatchObject({ ok: false });
    expect(delivery).not.toHaveProperty("mayHaveArrived");
    expect(isHandedOver).toBe(wasHandedOver);
  });

  it("may have arrived where the connection breaks instead of an answer", async () => {
    const server = await start("none");
    server.mood = { fails: "unanswered" };
    expect(await handOver(server.url, async () => undefined)).toMatchObject({
      ok: false,
      permanent: false,
      mayHaveArrived: true,
    });
    // Nobody has asked before its last byte: it is sent again under the same name.
    expect(await deliver(server.url)).not.toHaveProperty("mayHaveArrived");
  });

  it("may have arrived where the server falls silent", async () => {
    const url = await startScriptedServer(".", () => undefined);
    const short = { connect: 1_000, greeting: 1_000, silence: 1_000, whole: 2_000 };
    const transport = smtpTransport({ ...usual, url, timeouts: short });
    expect(
      await transport.deliver({ ...email, beforeLastByte: async () => undefined }),
    ).toMatchObject({ ok: false, mayHaveArrived: true });
  });
});

describe("an appointment", () => {
  const content = "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Über uns\r\nEND:VCALENDAR\r\n";

  it.each(["REQUEST", "CANCEL"] as const)(
    "arrives beside text and HTML, with its method %s, and as a file",
    async (method) => {
      const server = await start("none");
      const transport = smtpTransport({ ...usual, url: server.url });
      expect(await transport.deliver({ ...email, calendar: { method, content } })).toEqual({
        ok: true,
      });
      const [arrived] = server.emails;
      const parts = arrived?.raw.split(/\r\n--/) ?? [];
      const types = parts.flatMap((part) => /content-type:\s*([^;\r\n]+)/i.exec(part)?.[1] ?? []);
      expect(types).toEqual([
        "multipart/mixed",
        "multipart/alternative",
        "text/plain",
        "text/html",
        "text/calendar",
        "application/ics",
      ]);
      const part = parts.find((one) => /content-type:\s*text\/calendar/i.test(one)) ?? "";
      const header = part.split("\r\n\r\n", 1)[0]?.replaceAll(/\r\n\s+/g, " ") ?? "";
      expect(header).toMatch(new RegExp(`text/calendar;[^\\r]*method=${method}`, "i"));
      expect(header).toMatch(/charset=utf-8/i);
      const file = parts.find((one) => one.includes("filename=invite.ics")) ?? "";
      const [, encoded = ""] = file.split("\r\n\r\n");
      expect(Buffer.from(encoded, "base64").toString()).toBe(content);
    },
  );

  it("is in no email that has none", async () => {
    const server = await start("none");
    await deliver(server.url);
    expect(server.emails[0]?.raw).not.toContain("calendar");
  });
});

describe("something that is not a mail server", () => {
  const short = { connect: 1_000, greeting: 1_000, silence: 1_000, whole: 2_000 };
  const drip = (socket: Socket) => {
    const timer = setInterval(() => socket.write("250-SIZE\r\n"), 100);
    socket.on("close", () => clearInterval(timer));
  };

  it.each([
    ["drips at its greeting", "CONNECT", (socket: Socket) => drip(socket)],
    ["drips after EHLO", "EHLO", (socket: Socket) => drip(socket)],
    ["drips instead of taking the email", ".", (socket: Socket) => drip(socket)],
    ["talks without end", "EHLO", (socket: Socket) => socket.write("x".repeat(5_000_000))],
    ["falls silent at TLS", "STARTTLS", (socket: Socket) => socket.write("220 go\r\n")],
    ["talks HTTP", "CONNECT", (socket: Socket) => socket.write("HTTP/1.1 400 Bad Request\r\n\r\n")],
    ["says 999", "RCPT", (socket: Socket) => socket.write("999 what\r\n")],
  ])("that %s is left, and tried again later", async (_, stage, act) => {
    const url = await startScriptedServer(stage, act);
    const delivery = await deliver(url, { timeouts: short });
    expect(delivery).toMatchObject({ ok: false, permanent: false });
  });

  it("is quoted on one line, without characters that a database or a terminal cannot take", async () => {
    const url = await startScriptedServer("RCPT", (socket) =>
      socket.write("550 5.1.1 no \0such\u001b[2J user\r\n"),
    );
    expect(await deliver(url, { timeouts: short })).toEqual({
      ok: false,
      permanent: true,
      needsOwner: false,
      fault: "550 5.1.1 no such [2J user",
    });
  });
});
