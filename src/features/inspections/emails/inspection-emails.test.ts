import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { accounts, emails, inspections, notifications } from "#features/schema.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFinishedAt, itemsOf } from "#tests/support/inspections.ts";
import { remarkOn, signInspection } from "../change-inspection.server.ts";

const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: facilityId, clientId } = await addFacility(context);
    const place = { facilityId, clientId };
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const manager = await addPerson(context, { clientIds: [clientId] });
    await addPerson(context, { clientIds: [(await addFacility(context)).clientId] });
    const id = await addFinishedAt(context, place, { task: "Mop the tiles" });
    const [item] = await itemsOf(context, id);
    const say = (text: string, isDispute: boolean) =>
      remarkOn(context, actorOf(client), id, { itemId: item?.id ?? "", text, isDispute });
    const mails = () => context.db.select().from(emails).where(eq(emails.aboutId, id));
    return { id, client, manager, say, mails };
  }

  it("a dispute reaches the account manager by mail at once, a remark does not", async () => {
    const { id, client, manager, say, mails } = await stage();
    expect(await say("Thank you", false)).toEqual({ ok: true });
    expect(await mails()).toEqual([]);
    expect(await say("It was clean in the morning", true)).toEqual({ ok: true });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(manager.email);
    if (mail === undefined) throw new Error("no mail");
    const written = await renderEmail({ db: context.db, origin }, mail);
    expect(written).toMatchObject({ subject: expect.stringContaining("Mop the tiles") });
    expect(JSON.stringify(written)).toContain("It was clean in the morning");
    expect(JSON.stringify(written)).toContain(client.name);
    expect(JSON.stringify(written)).toContain(`${origin}/office/inspections/${id}`);
    const notificationRows = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(notificationRows.filter(({ accountId }) => accountId === manager.id)).toHaveLength(2);
  });

  it("what is finished, written and signed comes at once to who chose so, and to nobody else", async () => {
    const { id, client, manager, say } = await stage();
    for (const person of [client, manager])
      await changePreferences(context, notificationDefinitions, actorOf(person), {
        inspection: "at-once",
      });
    const write = async (inspectionId: string) => {
      const { aboutId } = emails;
      const rows = await context.db.select().from(emails).where(eq(aboutId, inspectionId));
      const written = rows.map(async (row) => [
        row.recipient,
        JSON.stringify(await renderEmail({ db: context.db, origin }, row)),
      ]);
      return Promise.all(written);
    };
    await say("Thank you for the tiles", false);
    await signInspection(context, actorOf(client), id);
    expect(await write(id)).toEqual([
      [manager.email, expect.stringContaining("Thank you for the tiles")],
      [manager.email, expect.stringContaining("An inspection was signed")],
    ]);
    const by = actorOf(await addPerson(context, { role: "administrator" }));
    const [row] = await context.db.select().from(inspections).where(eq(inspections.id, id));
    if (row === undefined) throw new Error("no inspection");
    const next = await addFinishedAt(context, row, {
      task: "Mop",
      rating: "5",
      by,
      queue: context.queue,
    });
    const [mail, ...others] = await write(next);
    expect(others).toEqual([]);
    expect(mail?.[0]).toBe(client.email);
    expect(mail?.[1]).toContain(`${origin}/client-portal/inspections/${next}`);
    expect(mail?.[1]).toMatch(/The score is \d+(\.\d)?%/);
    expect(mail?.[1]).toContain("failed.");
    // Who has changed their mind meanwhile gets nothing.
    await changePreferences(context, notificationDefinitions, actorOf(client), {
      inspection: "off",
    });
    expect((await write(next))[0]?.[1]).toContain("switched-off");
  });

  it("no mail tells who may not see the inspection any more", async () => {
    const { manager, say, mails } = await stage();
    await say("It was clean", true);
    const suspended = { state: "suspended" } as const;
    await context.db.update(accounts).set(suspended).where(eq(accounts.id, manager.id));
    const [mail] = await mails();
    if (mail === undefined) throw new Error("no mail");
    expect(await renderEmail({ db: context.db, origin }, mail)).toEqual({
      notDue: "not-visible",
    });
  });
});
