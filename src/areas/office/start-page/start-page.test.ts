/** The start page says of each role's own records what is late, what waits and what is new, and of no others. */
import { beforeAll, describe, expect, it } from "vitest";
import * as login from "#areas/api/login.ts";
import { tagEnd, tagStart } from "#platform/language/define-messages.ts";
import type { StartPageLine } from "#platform/start-page/start-page-part.ts";
import { addClient, addPerson, password, useAccounts } from "#tests/support/accounts.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import * as home from "../home-page.tsx";
import { lastOfficeDay, type loadStartPage } from "./load-start-page.server.ts";

/** As in messages, whose tags become elements. */
const tag = new RegExp(`${tagStart}[^${tagEnd}]*${tagEnd}`, "g");
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describeDatabase((database) => {
  const context = useAccounts(database);
  let own: { id: string; facilityIds: string[] };
  beforeAll(async () => {
    own = await addClient(context, 2);
    const foreign = await addClient(context, 1);
    const [here = "", there = ""] = own.facilityIds;
    for (const facilityId of [here, there, foreign.facilityIds[0] ?? ""]) {
      await addOrder(context, facilityId, { priority: "emergency", at: hoursAgo(8) });
      await addOrder(context, facilityId, { priority: "planned" });
    }
    await addSubmission(context.db, "application", { name: "Ana Ruiz" });
    await addOpportunity(context.db, { subject: "Waiting Dental", receivedAt: hoursAgo(24 * 9) });
  });

  async function openStart(options: Parameters<typeof addPerson>[1]) {
    const person = await addPerson(context, options);
    const browser = openBrowser(context);
    await browser.postJson(login.action, "/api/login", { username: person.username, password });
    return browser.open(home.loader, "/office");
  }
  const startOf = async (options: Parameters<typeof addPerson>[1]) => {
    const { status, body } = await openStart(options);
    expect(status).toBe(200);
    return body as Awaited<ReturnType<typeof loadStartPage>>;
  };
  const plain = (lines: readonly StartPageLine[]) =>
    lines.map(({ text }) => text.replaceAll(tag, ""));

  it("asks guests to sign in, and shows clients nothing", async () => {
    const guest = openBrowser(context);
    expect(await guest.open(home.loader, "/office")).toMatchObject({
      status: 303,
      location: "/client-portal?next=%2Foffice",
    });
    const client = await openStart({ role: "client-administrator", clientId: own.id });
    expect(client.status).toBe(404);
  });

  it("an account manager sees the own clients’ work orders, and the company’s quote requests", async () => {
    const { late, waiting, changed } = await startOf({
      role: "account-manager",
      clientIds: [own.id],
    });
    expect(plain(late)).toEqual([
      "1 quote request is waiting for a first answer, past the promised time",
      "2 work orders are late",
    ]);
    expect(late[0]?.entries?.[0]?.label).toBe("Waiting Dental");
    expect(late[1]).toMatchObject({ to: "/office/work-orders?tab=late", count: 2 });
    expect(late[1]?.entries).toHaveLength(2);
    expect(plain(waiting)).toContain("4 new work orders are waiting for an answer");
    expect(plain(waiting).join()).not.toContain("application");
    expect(plain(changed)).toContain("4 work orders requested");
  });

  it("a supervisor sees those of the own facility, and nothing of sales", async () => {
    const [here = ""] = own.facilityIds;
    const { late, waiting } = await startOf({
      role: "supervisor",
      clientIds: [own.id],
      facilityIds: [here],
    });
    expect(plain(late)).toEqual(["1 work order is late"]);
    expect(plain(waiting)).toEqual(["2 new work orders are waiting for an answer"]);
  });

  it("an administrator sees all of them", async () => {
    const { late } = await startOf({ role: "administrator" });
    expect(plain(late)).toContain("3 work orders are late");
  });

  it("a recruiter sees applications alone", async () => {
    const { late, waiting, changed } = await startOf({ role: "recruiter" });
    expect(late).toEqual([]);
    expect(plain(waiting)).toEqual(["1 application to answer"]);
    expect(waiting[0]?.entries?.[0]?.detail).toBe("Ana Ruiz");
    expect(plain(changed)).toEqual(["1 application came in"]);
  });

  it("an application is late once the day is over by which its sender was promised that it is read", async () => {
    await addSubmission(context.db, "application", {
      name: "Leo Ortiz",
      receivedAt: hoursAgo(24 * 12),
    });
    const { late, waiting } = await startOf({ role: "recruiter" });
    expect(plain(late)).toEqual(["1 application is past the day by which we promised to read it"]);
    expect(late[0]?.entries?.map(({ detail }) => detail)).toEqual(["Leo Ortiz"]);
    expect(plain(waiting)).toEqual(["2 applications to answer"]);
    expect(late[0]?.to).toMatch(/^\/office\/applications\?tab=received&sort=oldest&to=2/);
  });

  it("a crew lead is led to Tonight, which opens without a connection as well", async () => {
    expect(await openStart({ role: "crew-lead", facilityIds: own.facilityIds })).toMatchObject({
      status: 303,
      location: "/office/tonight",
    });
  });
});

describe("what is new", () => {
  it.each([
    ["after an ordinary day", "2026-11-19", "2026-11-18"],
    [
      "on a Monday, since Saturday, when the office is open for the morning",
      "2026-11-23",
      "2026-11-21",
    ],
    ["after Thanksgiving", "2026-11-27", "2026-11-25"],
  ])("%s", (_, today, since) => {
    expect(lastOfficeDay(today)).toBe(since);
  });
});
