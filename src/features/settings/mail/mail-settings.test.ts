/** The owner's mail server: who may change it, where its password goes, and what a test email says. */
import { createServer } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { company } from "#content/company.ts";
import { companySettings, historyEvents, sessions } from "#features/schema.ts";
import { findOfficeLanguage } from "#platform/email/office-language.server.ts";
import { testSecrets, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as page from "./mail-page.tsx";
import {
  findOfficeAddress,
  findStoredMail,
  noMail,
  readMailRoute,
} from "./mail-settings.server.ts";
import { mailTransport } from "./mail-transport.server.ts";

const path = "/office/settings/email";
/** As the form is posted before anything was entered. */
const form = {
  host: "",
  port: "465",
  security: "tls",
  user: "",
  password: "",
  fromName: "",
  fromAddress: "",
  officeAddress: "",
  officeLanguage: "en",
};
const typed = {
  host: "smtp.example.com",
  port: "465",
  security: "tls",
  user: "office",
  password: "p@ss/word:1",
  fromName: "Harbor, Light & Co",
  fromAddress: "hello@harbor.example",
  officeAddress: "office@harbor.example",
  officeLanguage: "en",
};
const environment = {
  smtpUrl: "smtps://mail.example:465",
  smtpPasswordWithoutTls: false,
  mailFrom: "Env <env@example.com>",
  officeEmail: "env-office@example.com",
};

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(() => context.db.delete(companySettings));

  const save = (fields: Record<string, string>) =>
    cast.ask("administrator", path, page.action, { ...form, ...fields });
  const route = (config = environment) => readMailRoute(context.db, testSecrets, config);

  it("is for administrators alone, the test included", async () => {
    for (const role of roles) {
      const { status } = await cast.ask(role, path, page.loader);
      expect(status, role).toBe(role === "administrator" ? 200 : 404);
      if (role === "administrator") continue;
      expect((await cast.ask(role, path, page.action, typed)).status, role).toBe(404);
      expect((await cast.ask(role, `${path}?test`, page.action, {})).status, role).toBe(404);
    }
    expect((await cast.ask(undefined, path, page.loader)).location).toMatch(/^\/client-portal\?/);
    expect(await findStoredMail(context.db)).toEqual(noMail);
  });

  it("is changed after a recent proof alone, and what was typed comes back", async () => {
    await cast.ask("administrator", path, page.loader);
    const setConfirmed = (minutesAgo: number) =>
      context.db
        .update(sessions)
        .set({ confirmedAt: sql`now() - make_interval(mins => ${minutesAgo})` });
    await setConfirmed(16);
    expect((await cast.ask("administrator", path, page.loader)).body).toMatchObject({
      confirmation: `/account/confirm?next=${encodeURIComponent(path)}`,
    });
    const refused = await save(typed);
    const { password: _, ...shown } = typed;
    expect(refused).toMatchObject({
      status: 403,
      body: { confirmation: "/account/confirm", values: shown },
    });
    expect(JSON.stringify(refused.body)).not.toContain(typed.password);
    expect(await findStoredMail(context.db)).toEqual(noMail);
    await setConfirmed(0);
    expect((await save(typed)).status).toBe(303);
  });

  it("the environment counts until the owner has entered a server, and wins again when it is emptied", async () => {
    expect(await route()).toEqual({
      from: environment.mailFrom,
      smtpUrl: environment.smtpUrl,
      passwordWithoutTls: false,
      requiresTls: false,
    });
    expect(await findOfficeAddress(context.db, environment)).toBe(environment.officeEmail);
    expect((await save(typed)).status).toBe(303);
    expect(await route()).toEqual({
      from: '"Harbor, Light & Co" <hello@harbor.example>',
      smtpUrl: "smtps://office:p%40ss%2Fword%3A1@smtp.example.com:465",
      passwordWithoutTls: false,
      requiresTls: true,
    });
    expect(await findOfficeAddress(context.db, environment)).toBe("office@harbor.example");
    await save({});
    expect(await route()).toMatchObject({ smtpUrl: environment.smtpUrl });
  });

  it("the office's own emails are in the language that was chosen, and English before", async () => {
    expect(await findOfficeLanguage(context.db)).toBe("en");
    expect((await save({ officeLanguage: "fr" })).status).toBe(422);
    expect((await save({ officeLanguage: "es" })).status).toBe(303);
    expect(await findOfficeLanguage(context.db)).toBe("es");
    const events = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.kind, "mail-changed"));
    expect(events.map(({ details }) => details)).toContainEqual({
      before: { officeLanguage: "en" },
      after: { officeLanguage: "es" },
    });
    // As an earlier version has stored it.
    await context.db.update(companySettings).set({ value: { officeAddress: "a@b.example" } });
    expect(await findOfficeLanguage(context.db)).toBe("en");
  });

  it("the password is stored encrypted, is never shown, and stays where none is typed", async () => {
    await save(typed);
    const stored = JSON.stringify(await context.db.select().from(companySettings));
    expect(stored).not.toContain(typed.password);
    const shown = await cast.ask("administrator", path, page.loader);
    expect(JSON.stringify(shown.body)).not.toContain(typed.password);
    expect(JSON.stringify(shown.body)).not.toContain("encrypted");
    await save({ ...typed, password: "", fromName: "Harbor" });
    expect(await route()).toMatchObject({ smtpUrl: expect.stringMatching(/p%40ss.*:465$/) });
    const history = JSON.stringify(await context.db.select().from(historyEvents));
    expect(history).toContain("Harbor");
    expect(history).toContain("passwordChanged");
    expect(history).not.toContain(typed.password);
    const refused = await save({ ...typed, password: "another one", host: "not a host" });
    expect(JSON.stringify(refused.body)).not.toContain("another one");
  });

  it.each([
    ["host", "smtp.elsewhere.example"],
    ["user", "somebody.else"],
    ["port", "2465"],
    ["security", "none"],
  ])("the stored password does not go to another %s", async (field, value) => {
    await save(typed);
    await save({ ...typed, password: "", [field]: value });
    expect(await route()).toMatchObject({ smtpUrl: expect.not.stringContaining("p%40ss") });
  });

  it("with another secret key, an email waits and says why", async () => {
    await save(typed);
    const other = { ...testSecrets, decrypt: () => undefined };
    expect(await readMailRoute(context.db, other, environment)).toBe("unreadable");
    const transport = mailTransport({
      db: context.db,
      secrets: other,
      config: { ...environment, dataDirectory: "unused" },
      log: silentLog,
    });
    const email = { to: "a@example.com", subject: "a", html: "a", text: "a", name: "a" };
    expect(await transport.deliver(email)).toMatchObject({
      ok: false,
      permanent: false,
      needsOwner: true,
    });
  });

  it("an email that may never arrive twice says so before its last byte leaves", async () => {
    const server = await startMailServer();
    onTestFinished(() => server.stop());
    const { hostname, port } = new URL(server.url);
    await save({ ...typed, host: hostname, port, security: "none", user: "", password: "" });
    const transport = mailTransport({
      db: context.db,
      secrets: testSecrets,
      config: { ...environment, dataDirectory: "unused" },
      log: silentLog,
      timeouts: { connect: 3_000, greeting: 3_000, silence: 3_000, whole: 20_000 },
    });
    const email = { to: "a@example.com", subject: "a", html: "a", text: "a", name: "a" };
    let arrived: number | undefined;
    const handOver = async () => {
      arrived = server.emails.length;
    };
    expect(await transport.deliver({ ...email, beforeLastByte: handOver })).toEqual({ ok: true });
    expect([arrived, server.emails.length]).toEqual([0, 1]);
    const takenBack = await transport.deliver({
      ...email,
      beforeLastByte: () => Promise.reject(new Error("taken back")),
    });
    expect(takenBack).toMatchObject({ ok: false, permanent: false });
    expect(takenBack).not.toHaveProperty("mayHaveArrived");
    expect(server.emails).toHaveLength(1);
    server.mood = { fails: "unanswered" };
    expect(await transport.deliver({ ...email, beforeLastByte: handOver })).toMatchObject({
      ok: false,
      mayHaveArrived: true,
    });
  });

  it.each([
    ["host", "smtp.example.com/path"],
    ["host", "user@host"],
    ["host", "a b"],
    ["host", "x".repeat(300)],
    ["port", "0"],
    ["port", "65536"],
    ["port", "smtp"],
    ["security", "plain"],
    ["fromAddress", "nobody"],
    ["officeAddress", "a@example.com\nBcc: b@example.com"],
  ])("a %s of %.40j is refused with a sentence", async (field, value) => {
    const refused = await save({ ...typed, [field]: value });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { [field]: expect.stringMatching(/\.$/) } });
    expect(await findStoredMail(context.db)).toEqual(noMail);
  });

  describe("a test email", () => {
    const test = () => cast.ask("administrator", `${path}?test`, page.action, {});

    it("reaches whoever asks, by the saved settings and with the saved sender", async () => {
      const server = await startMailServer();
      onTestFinished(() => server.stop());
      const { hostname, port } = new URL(server.url);
      await save({ ...typed, host: hostname, port, security: "none", user: "", password: "" });
      const answer = await test();
      expect(answer).toMatchObject({ status: 303, location: `${path}?done=tested` });
      const [{ email, recipients } = { email: undefined, recipients: [] }] = server.emails;
      expect(email?.text).toContain(company.name);
      expect(email?.from).toMatchObject({ name: typed.fromName, address: typed.fromAddress });
      expect(recipients).toHaveLength(1);
    });

    it("does not leave unencrypted where STARTTLS was chosen, with no user either", async () => {
      const server = await startMailServer("none");
      onTestFinished(() => server.stop());
      const { hostname, port } = new URL(server.url);
      await save({ ...typed, host: hostname, port, security: "starttls", user: "", password: "" });
      expect((await test()).status).toBe(502);
      expect(server.emails).toEqual([]);
    });

    it("repeats nothing that another kind of server says", async () => {
      const server = createServer((socket) => socket.end("+SECRET internal token=abc123\r\n"));
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      onTestFinished(() => void server.close());
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("no port");
      const port = String(address.port);
      await save({ ...typed, host: "127.0.0.1", port, security: "none", user: "", password: "" });
      const refused = await test();
      expect(refused.status).toBe(502);
      expect(JSON.stringify(refused.body)).not.toContain("abc123");
      expect(JSON.stringify(refused.body)).toMatch(/didn’t greet as a mail server/);
    });

    it("says what the server answered where it was refused, within seconds", async () => {
      await save({ ...typed, host: "127.0.0.1", port: "1", security: "none" });
      const refused = await test();
      expect(refused.status).toBe(502);
      expect(JSON.stringify(refused.body)).toMatch(/The test wasn’t sent: .+/);
      expect(JSON.stringify(refused.body)).not.toContain(typed.password);
    });
  });
});
