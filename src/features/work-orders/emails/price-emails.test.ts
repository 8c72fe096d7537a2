import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { renderEmail } from "#features/render-email.server.ts";
import { accounts, emails, notifications } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { acceptPrice, offerPrice } from "../work-order-price.server.ts";

const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: facilityId, clientId } = await addFacility(context);
    const inClient = { clientId, facilityIds: [facilityId] };
    const client = await addPerson(context, { role: "client-administrator", clientId });
    await addPerson(context, { role: "client-member", ...inClient });
    await addPerson(context, { role: "client-administrator" });
    const offering = await addPerson(context, { role: "administrator" });
    const manager = await addPerson(context, { clientIds: [clientId] });
    const { id } = await addOrder(context, facilityId);
    const offer = (cents: number) =>
      offerPrice(context, actorOf(offering), id, { cents, text: "Both sides" });
    return { id, client, offering, manager, offer };
  }
  const notifiedPeopleOf = async (id: string, event: string) =>
    (await context.db.select().from(notifications).where(eq(notifications.recordId, id)))
      .filter((row) => row.event === event)
      .map(({ accountId }) => accountId)
      .toSorted();
  const render = async (id: string, event: string, email: string) => {
    const rows = await context.db.select().from(emails).where(eq(emails.aboutId, id));
    const row = rows.findLast(({ data, recipient }) => data.event === event && recipient === email);
    if (row === undefined) throw new Error("no such mail");
    return renderEmail({ db: context.db, origin }, row);
  };

  it("the client's administrators are told of an offer, and who bills them of its acceptance", async () => {
    const { id, client, offering, manager, offer } = await stage();
    await offer(24_000);
    await offer(25_000);
    // The second offer takes the place of the first one.
    expect(await notifiedPeopleOf(id, "price-offered")).toEqual([client.id]);
    const offerMail = await render(id, "price-offered", client.email);
    expect(offerMail).toMatchObject({ subject: expect.stringContaining("$250.00") });
    expect(JSON.stringify(offerMail)).toContain(`${origin}/client-portal/work-orders/${id}`);

    await acceptPrice(context, actorOf(client), id, { cents: 25_000, text: "Both sides" });
    expect(await notifiedPeopleOf(id, "price-accepted")).toEqual(
      [offering.id, manager.id].toSorted(),
    );
    const answer = await render(id, "price-accepted", manager.email);
    expect(answer).toMatchObject({ subject: expect.stringContaining("$250.00 accepted") });
    expect(JSON.stringify(answer)).toContain(`${origin}/office/work-orders/${id}`);
    expect(await render(id, "price-offered", client.email)).toEqual({
      notDue: "accepted",
    });
  });

  it("no mail says a price to who may know prices no more", async () => {
    const { id, client, offer } = await stage();
    await offer(24_000);
    await context.db
      .update(accounts)
      .set({ role: "client-member" })
      .where(eq(accounts.id, client.id));
    expect(await render(id, "price-offered", client.email)).toEqual({
      notDue: "not-visible",
    });
  });
});
