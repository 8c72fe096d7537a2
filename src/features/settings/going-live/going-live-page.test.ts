/** The page of what is missing: who sees it, and what somebody says is done. */
import { beforeEach, expect, it } from "vitest";
import { authenticatorApps, companySettings, historyEvents } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { latestEvent } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as page from "./going-live-page.tsx";
import { readInstallationFacts } from "./installation-facts.server.ts";

const path = "/office/going-live";

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  beforeEach(() => context.db.delete(companySettings));

  const send = (fields: Record<string, string>) =>
    cast.ask("administrator", path, page.action, fields);
  const confirmed = async () => (await readInstallationFacts(context.db, undefined)).confirmed;

  it("is for administrators alone, also where somebody posts to it", async () => {
    for (const role of roles) {
      const { status, body } = await cast.ask(role, path, page.loader);
      expect(status, role).toBe(role === "administrator" ? 200 : 404);
      if (role === "administrator") {
        expect(JSON.stringify(body)).toContain("No mail server");
        continue;
      }
      const posted = { item: "backups", done: "yes" };
      expect((await cast.ask(role, path, page.action, posted)).status, role).toBe(404);
    }
    expect((await cast.ask(undefined, path, page.loader)).location).toMatch(/^\/client-portal\?/);
    expect(await confirmed()).toEqual({});
  });

  it("what somebody says is done is kept with its moment and in the history, until it is taken back", async () => {
    const events = await context.db.$count(historyEvents);
    expect(await send({ item: "backups", done: "yes" })).toMatchObject({
      status: 303,
      location: path,
    });
    const { backups } = await confirmed();
    expect(Math.abs(Date.now() - Date.parse(backups ?? ""))).toBeLessThan(60_000);
    // Somebody else who presses the button later.
    await send({ item: "backups", done: "yes" });
    expect(await confirmed()).toEqual({ backups });
    await send({ item: "details", done: "yes" });
    await send({ item: "backups", done: "no" });
    expect(Object.keys(await confirmed())).toEqual(["details"]);
    expect(await context.db.$count(historyEvents)).toBe(events + 3);
    const event = await latestEvent(context.db);
    expect(event).toMatchObject({
      recordKind: "company-settings",
      kind: "launch-item-confirmed",
      actorId: cast.ids.administrator,
      details: { before: { backups: true }, after: { backups: false } },
    });
  });

  it.each<Record<string, string>>([
    { item: "mailServer", done: "yes" },
    { item: "backups", done: "maybe" },
    { item: "__proto__", done: "yes" },
    { item: "backups" },
    {},
  ])("%j is refused, and nothing is stored", async (fields) => {
    expect((await send(fields)).status).toBe(422);
    expect(await confirmed()).toEqual({});
  });

  it("knows how many administrators have no second factor", async () => {
    const before = await readInstallationFacts(context.db, undefined);
    expect(before).toMatchObject({
      administrators: 1,
      administratorsWithoutFactor: 1,
      hasDatabase: true,
      hasDemonstration: false,
    });
    const app = { accountId: cast.ids.administrator, secret: "none" };
    await context.db.insert(authenticatorApps).values(app);
    expect(await readInstallationFacts(context.db, undefined)).toEqual(before);
    await context.db.update(authenticatorApps).set({ confirmedAt: new Date() });
    const { administratorsWithoutFactor } = await readInstallationFacts(context.db, undefined);
    expect(administratorsWithoutFactor).toBe(0);
  });
});
