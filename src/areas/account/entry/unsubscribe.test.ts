/** The links of mails that may be switched off: what each opens, and what none does. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { listPreferences } from "#platform/notifications/preferences.server.ts";
import { unsubscribeToken } from "#platform/notifications/unsubscribe-token.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import * as page from "./unsubscribe-page.tsx";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const person = await addPerson(context, { role: "client-administrator" });
    const colleague = await addPerson(context, {
      role: "client-administrator",
      clientId: person.clientId ?? "",
    });
    const choices = async (of = person) =>
      Object.fromEntries(
        (await listPreferences(context.db, notificationDefinitions, actorOf(of))).map(
          ({ kind, choice }) => [kind, choice],
        ),
      );
    return { person, colleague, choices, before: await choices() };
  }
  const pathOf = (token: string) => `/unsubscribe?token=${encodeURIComponent(token)}`;
  const open = (token: string) => openBrowser(context).open(page.loader, pathOf(token));
  const press = (token: string, fields?: Record<string, string>) =>
    openBrowser(context).postForm(page.action, pathOf(token), fields);

  it("a link asks first and switches off one kind of one person, however often", async () => {
    const { person, colleague, choices, before } = await stage();
    const token = await unsubscribeToken(context.db, {
      accountId: person.id,
      what: "morning-report",
    });
    for (let look = 0; look < 3; look++)
      expect(await open(token)).toMatchObject({
        status: 200,
        body: {
          state: "asked",
          what: "morning-report",
          label: "Morning report, before each facility opens",
        },
      });
    expect(await choices()).toEqual(before);
    for (let click = 0; click < 2; click++)
      expect(await press(token, { "List-Unsubscribe": "One-Click" })).toMatchObject({
        status: 200,
        body: { state: "unsubscribed" },
      });
    expect(await choices()).toEqual({ ...before, "morning-report": "off" });
    expect(await choices(colleague)).toEqual(before);
  });

  it("the link of the digest switches off what is daily", async () => {
    const { person, choices, before } = await stage();
    expect(before["visit-changed"]).toBe("daily");
    const token = await unsubscribeToken(context.db, { accountId: person.id, what: "digest" });
    await press(token);
    expect(await choices()).toEqual({ ...before, "visit-changed": "off", inspection: "off" });
  });

  it("names what it switches off in the reader's language", async () => {
    const { person } = await stage();
    const browser = openBrowser(context);
    browser.cookies.set("language", "es");
    for (const [what, label] of [
      ["digest", "el resumen diario"],
      ["feedback", "Preguntas por su opinión (a lo más un correo a la semana)"],
    ] as const) {
      const token = await unsubscribeToken(context.db, { accountId: person.id, what });
      expect((await browser.open(page.loader, pathOf(token))).body).toMatchObject({ label });
      expect((await browser.postForm(page.action, pathOf(token))).body).toMatchObject({ label });
    }
  });

  it("a link that was changed in one letter, or made up, opens nothing", async () => {
    const { person, colleague, choices, before } = await stage();
    const token = await unsubscribeToken(context.db, { accountId: person.id, what: "message" });
    const [id, what, signature = ""] = token.split(".");
    const last = signature.at(-1) === "A" ? "B" : "A";
    const tokens = [
      `${colleague.id}.${what}.${signature}`,
      `${id}.morning-report.${signature}`,
      `${id}.digest.${signature}`,
      `${id}.${what}.${signature.slice(0, -1)}${last}`,
      `${id}.${what}.${"A".repeat(43)}`,
      `${id}.constructor.${signature}`,
      `${token}.`,
      `${token}x`,
      ` ${token}`,
      token.toUpperCase(),
      `${id}.${what}`,
      "",
      "..",
      "\0",
      randomUUID(),
      "x".repeat(10_000),
    ];
    for (const bad of tokens) {
      expect(await open(bad), bad).toMatchObject({ status: 404, body: { state: "unknown" } });
      expect(await press(bad), bad).toMatchObject({ status: 404, body: { state: "unknown" } });
    }
    for (const of of [person, colleague]) expect(await choices(of)).toEqual(before);
  });

  it("a link of an account that never was changes nothing", async () => {
    const token = await unsubscribeToken(context.db, { accountId: randomUUID(), what: "message" });
    expect(await press(token)).toMatchObject({ status: 200 });
  });
});
