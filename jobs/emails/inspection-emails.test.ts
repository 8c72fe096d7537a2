import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { accounts, emails, notifications } from "#database/schema.ts";
import { remarkOn } from "#domain/inspections/sign-inspection.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFinishedAt, itemsOf } from "#tests/support/inspections.ts";
import { renderEmail } from "./render-email.ts";

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
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told.filter(({ accountId }) => accountId === manager.id)).toHaveLength(2);
  });

  it("no mail tells who may not see the inspection any more", async () => {
    const { manager, say, mails } = await stage();
    await say("It was clean", true);
    const suspended = { state: "suspended" } as const;
    await context.db.update(accounts).set(suspended).where(eq(accounts.id, manager.id));
    const [mail] = await mails();
    if (mail === undefined) throw new Error("no mail");
    expect(await renderEmail({ db: context.db, origin }, mail)).toEqual({
      notDue: expect.stringContaining("may not see"),
    });
  });
});
