import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { renderEmail } from "#features/render-email.server.ts";
import { accounts, emails, facilityAssignments } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { createWorkOrder } from "../create-work-order.server.ts";
import { assign, comment, finish } from "../handle-work-order.server.ts";
import { raiseAlarms } from "../raise-alarms.server.ts";

const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function createScenario() {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const [facilityId = ""] = facilityIds;
    const member = await addPerson(context, { role: "client-member", clientId, facilityIds });
    const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const made = await createWorkOrder(context, actorOf(member), {
      facilityId,
      areaId: undefined,
      category: "spill",
      priority: "emergency",
      text: "Water by the door",
    });
    if (!made.ok) throw new Error(made.reason);
    return { ...made, facilityId, member, manager };
  }
  const render = async (id: string, to: { email: string }, event?: string) => {
    const rows = await context.db.select().from(emails).where(eq(emails.aboutId, id));
    const row = rows.find(
      ({ recipient, data }) => recipient === to.email && (!event || data.event === event),
    );
    if (row === undefined) throw new Error("no such mail");
    return renderEmail({ db: context.db, origin }, row);
  };

  it("lead each reader to the own screen, with what was written", async () => {
    const { id, number, member, manager } = await createScenario();
    const request = await render(id, manager);
    expect(request).toMatchObject({ subject: expect.stringContaining(`EMERGENCY`) });
    expect(JSON.stringify(request)).toContain(`${origin}/office/work-orders/${id}`);
    const text = "Dry, and the leak is closed";
    await comment(context, actorOf(manager), id, { text, isInternal: false });
    await finish(context, actorOf(manager), id, "Done for good");
    const commented = JSON.stringify(await render(id, member, "commented"));
    expect(commented).toContain(text);
    expect(commented).toContain(`${origin}/client-portal/work-orders/${id}`);
    const finished = JSON.stringify(await render(id, member, "finished"));
    expect(finished).toContain("Done for good");
    expect(finished).toContain(number);
  });

  it("tell who is to do it, unless somebody else is meanwhile", async () => {
    const { id, facilityId, manager } = await createScenario();
    const options = { role: "supervisor" as const, facilityIds: [facilityId] };
    const [first, second] = [await addPerson(context, options), await addPerson(context, options)];
    await assign(context, actorOf(manager), id, { to: first.id });
    const assignment = await render(id, first, "assigned");
    expect(assignment).toMatchObject({ subject: expect.stringContaining("A work order for you") });
    expect(JSON.stringify(assignment)).toContain(`${origin}/office/work-orders/${id}`);
    await assign(context, actorOf(manager), id, { to: second.id });
    const refusal = { notDue: "reassigned" };
    expect(await render(id, first, "assigned")).toEqual(refusal);
    expect(await render(id, second, "assigned")).toMatchObject({ subject: expect.any(String) });
  });

  it("tell nothing to who may not see it any more", async () => {
    const { id, member, manager } = await createScenario();
    await comment(context, actorOf(manager), id, { text: "At six", isInternal: false });
    await context.db
      .delete(facilityAssignments)
      .where(eq(facilityAssignments.accountId, member.id));
    const gone = { notDue: "not-visible" };
    expect(await render(id, member, "commented")).toEqual(gone);
    await context.db
      .update(accounts)
      .set({ state: "suspended" })
      .where(eq(accounts.id, manager.id));
    expect(await render(id, manager)).toEqual(gone);
  });

  it("warn of nothing that was done in the meantime", async () => {
    const { facilityId, manager } = await createScenario();
    const at = new Date(Date.now() - 3 * 3_600_000);
    const { id } = await addOrder(context, facilityId, { priority: "emergency", at });
    await raiseAlarms(context);
    expect(await render(id, manager)).toMatchObject({ subject: expect.stringMatching(/WO-/) });
    await finish(context, actorOf(manager), id);
    expect(await render(id, manager)).toEqual({ notDue: "done" });
  });
});
