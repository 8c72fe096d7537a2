/** What each role is told: listed, counted and marked as read by that person alone. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as accountPage from "#areas/account/own/notifications-page.tsx";
import { loader as officeAttentionCounts } from "#areas/office/attention-counts.ts";
import { loader as portalAttentionCounts } from "#areas/portal/attention-counts.ts";
import * as officePage from "#features/notifications/list-page.tsx";
import * as portalPage from "#features/notifications/list-page.tsx";
import {
  emails,
  facilityAssignments,
  notificationPreferences,
  notifications,
} from "#features/schema.ts";
import { loader as tonightVisit } from "#features/tonight/visit-page.tsx";
import { loader as orderLoader } from "#features/work-orders/detail-page.tsx";
import { assign, comment } from "#features/work-orders/handle-work-order.server.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { askForOrder } from "#tests/support/work-orders.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const notifiedRoles: readonly Role[] = ["account-manager", "supervisor"];
  const actorOf = (role: Role) => ({
    ...administratorOf(cast),
    accountId: cast.ids[role],
    role,
    clientId: isClientRole(role) ? cast.own.id : undefined,
  });
  const areaOf = (role: Role) => (isClientRole(role) ? "client-portal" : "office");
  const list = (role: Role, search = "") =>
    cast.ask(
      role,
      `/${areaOf(role)}/notifications${search}`,
      isClientRole(role) ? portalPage.loader : officePage.loader,
    );
  const bell = async (role: Role) => {
    const path = `/${areaOf(role)}`;
    const loader = isClientRole(role) ? portalAttentionCounts : officeAttentionCounts;
    const { body } = await cast.ask(role, `${path}/waiting.json`, loader);
    return (body as Record<string, number>)[`${path}/notifications`];
  };
  const readAll = (role: Role | undefined, until: string) =>
    role === undefined || !isClientRole(role)
      ? cast.ask(role, "/office/notifications", officePage.action, { until })
      : cast.ask(role, "/client-portal/notifications", portalPage.action, { until });

  let orderId = "";
  beforeEach(async () => {
    await context.db.delete(notifications);
    orderId = (await askForOrder(context, actorOf("client-member"), cast.assigned)).id;
  });

  it("the bell counts, and the list shows, what the person was told", async () => {
    for (const role of roles) {
      const isTold = notifiedRoles.includes(role);
      expect(await bell(role), role).toBe(isTold ? 1 : 0);
      const { status, body } = await list(role);
      expect(status, role).toBe(200);
      expect(JSON.stringify(body).includes(orderId), role).toBe(isTold);
    }
  });

  it("opening the record reads it, for that person alone", async () => {
    const path = `/office/work-orders/${orderId}`;
    await cast.ask("supervisor", path, orderLoader);
    expect([await bell("supervisor"), await bell("account-manager")]).toEqual([0, 1]);
    await comment(context, actorOf("account-manager"), orderId, {
      text: "At six",
      isInternal: false,
    });
    expect(await bell("client-member")).toBe(1);
    await cast.ask("client-administrator", `/client-portal/work-orders/${orderId}`, orderLoader);
    expect(await bell("client-member")).toBe(1);
    await cast.ask("client-member", `/client-portal/work-orders/${orderId}`, orderLoader);
    expect(await bell("client-member")).toBe(0);
  });

  it("opening a visit of tonight reads what was told of it", async () => {
    const place = { clientId: cast.own.id, facilityId: cast.assigned };
    const recordId = await addVisitBegun(context, place, 30);
    await context.db.insert(notifications).values({
      ...place,
      id: randomUUID(),
      accountId: cast.ids.supervisor,
      recordId,
      kind: "visit-missed",
      event: "missed",
      recordKind: "visit",
      email: "off",
    });
    expect(await bell("supervisor")).toBe(2);
    const path = `/office/tonight/${recordId}`;
    expect(await cast.ask("supervisor", path, tonightVisit)).toMatchObject({ status: 200 });
    expect(await bell("supervisor")).toBe(1);
  });

  it("what a person may not see any more is neither counted nor listed", async () => {
    const mine = eq(facilityAssignments.accountId, cast.ids.supervisor);
    const rows = await context.db.select().from(facilityAssignments).where(mine);
    await context.db.delete(facilityAssignments).where(mine);
    expect(await bell("supervisor")).toBe(0);
    const { body } = await list("supervisor");
    expect(body).toMatchObject({ total: 0, unread: 0, days: [] });
    await context.db.insert(facilityAssignments).values(rows);
    expect(await bell("supervisor")).toBe(1);
  });

  it("marking all as read touches nobody else's", async () => {
    // An id that no notification has means all that there are.
    const until = randomUUID();
    for (const role of roles.filter((role) => role !== "account-manager")) {
      const { status } = await readAll(role, until);
      expect(status, role).toBe(303);
    }
    expect((await readAll(undefined, until)).location).toMatch(/^\/client-portal\?next=/);
    expect([await bell("supervisor"), await bell("account-manager")]).toEqual([0, 1]);
  });

  it("what is not understood narrows nothing, and breaks nothing", async () => {
    for (const search of ["?before=x", `?before=${randomUUID()}`, "?unread=no", "?unread=%00"])
      expect((await list("supervisor", search)).body).toMatchObject({ total: 1, unread: 1 });
    for (const undo of ["", "x", "-1", "99999999999999"]) {
      const refused = await cast.ask("supervisor", "/office/notifications", officePage.action, {
        undo,
      });
      expect(refused.status, undo).toBe(422);
    }
    for (const until of ["", "x", "-1", "00000000-0000"])
      expect((await readAll("supervisor", until)).status, until).toBe(422);
    expect(await bell("supervisor")).toBe(1);
  });

  it("who is given a work order is told, and whom it was taken from is not shown it any more", async () => {
    const manager = actorOf("account-manager");
    const mails = () => context.db.$count(emails, eq(emails.aboutId, orderId));
    const before = await mails();
    expect(await bell("crew-lead")).toBe(0);
    await assign(context, manager, orderId, { to: cast.ids["crew-lead"] });
    expect([await bell("crew-lead"), await bell("supervisor")]).toEqual([1, 1]);
    expect(JSON.stringify((await list("crew-lead")).body)).toContain("assigned it to you");
    // And the asker's, that somebody has it.
    expect(await mails()).toBe(before + 2);
    await assign(context, manager, orderId, { to: cast.ids.supervisor });
    expect([await bell("crew-lead"), await bell("supervisor")]).toEqual([0, 2]);
    await assign(context, actorOf("supervisor"), orderId, { to: null });
    await assign(context, actorOf("supervisor"), orderId, { to: cast.ids.supervisor });
    expect(await bell("supervisor")).toBe(2);
  });

  it("who wants that daily gets no mail at once, and it waits for the digest", async () => {
    const kind = "work-order-assigned" as const;
    const accountId = cast.ids["crew-lead"];
    await context.db.insert(notificationPreferences).values({ accountId, kind, email: "daily" });
    const mails = () => context.db.$count(emails, eq(emails.message, "work-order-update"));
    const before = await mails();
    await assign(context, actorOf("account-manager"), orderId, { to: accountId });
    // The asker's alone.
    expect(await mails()).toBe(before + 1);
    const [notification] = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, accountId));
    expect(notification).toMatchObject({ kind, email: "daily", digestOn: null });
    await context.db.delete(notificationPreferences);
  });

  describe("the choice of mails", () => {
    const save = (role: Role, fields: Record<string, string>) =>
      cast.ask(role, "/account/notifications", accountPage.action, fields);
    const shown = async (role: Role) => {
      const { body } = await cast.ask(role, "/account/notifications", accountPage.loader);
      const { kinds } = body as { kinds: { kind: string; choice: string }[] };
      return Object.fromEntries(kinds.map(({ kind, choice }) => [kind, choice]));
    };

    it("is of the kinds that the role gets, and of nobody else", async () => {
      expect(await shown("recruiter")).toEqual({
        "application-mentioned": "daily",
        "interview-news": "off",
        "applicant-page-news": "daily",
      });
      expect(Object.keys(await shown("crew-lead"))).toEqual([
        "work-order-assigned",
        "work-order-progress",
        "work-order-comment",
        "service-level",
        "key-issued",
      ]);
      expect(await shown("account-manager")).toMatchObject({
        "work-order-assigned": "at-once",
        malware: "daily",
      });
      const before = await shown("client-administrator");
      expect(Object.keys(before)).toEqual([
        "work-order-progress",
        "work-order-comment",
        "visit-missed",
        "visit-soon",
        "visit-changed",
        "inspection",
        "message",
        "document-new",
        "document-ends",
        "key-lost",
        "feedback",
        "invoice",
        "price",
        "monthly-report",
        "morning-report",
      ]);
      expect(
        (await save("client-member", { message: "daily", "morning-report": "off" })).status,
      ).toBe(303);
      const { "document-ends": _, invoice: __, price: ___, ...ofMember } = before;
      expect(await shown("client-member")).toEqual({
        ...ofMember,
        message: "daily",
        "morning-report": "off",
      });
      expect(await shown("client-administrator")).toEqual(before);
    });

    it("takes no kind of another role, no unknown choice, and none that a kind does not have", async () => {
      await context.db.delete(notificationPreferences);
      await save("client-member", {
        "work-order-new": "off",
        "service-level": "off",
        nonsense: "off",
      });
      await save("client-member", { "morning-report": "daily" });
      expect(await context.db.$count(notificationPreferences)).toBe(0);
      const wrong = await save("client-member", { message: "never" });
      expect(wrong).toMatchObject({
        status: 422,
        body: { errors: { message: expect.any(String) } },
      });
    });
  });
});
