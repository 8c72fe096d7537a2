/** Every command on invoices, prices and billing, given by each role, here and at another client. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PortalHomeData } from "#areas/portal/home/home.server.ts";
import * as portalHome from "#areas/portal/home/page.tsx";
import * as apiInvoice from "#features/invoices/api/invoice.ts";
import { issueInvoice } from "#features/invoices/issue-invoice.server.ts";
import * as billing from "#features/invoices/office/billing-page.tsx";
import * as officeInvoice from "#features/invoices/office/detail-page.tsx";
import * as officeList from "#features/invoices/office/list-page.tsx";
import * as portalInvoice from "#features/invoices/portal/detail-page.tsx";
import * as portalList from "#features/invoices/portal/list-page.tsx";
import { invoiceLines, invoices, workOrderPrices } from "#features/schema.ts";
import * as officeOrder from "#features/work-orders/detail-page.tsx";
import * as portalOrder from "#features/work-orders/detail-page.tsx";
import { decline } from "#features/work-orders/handle-work-order.server.ts";
import { offerPrice, type PriceData } from "#features/work-orders/work-order-price.server.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addBilledClient, addBilling, addDraft } from "#tests/support/invoices.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const staff = ["administrator", "account-manager"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  let month = 0;

  /** For the cast's client, or for one that only administrators look after. */
  async function makeDraft(whose: "own" | "foreign") {
    if (whose === "foreign") {
      const { clientId, facilityId } = await addBilledClient(context);
      return { clientId, facilityId, id: await addDraft(context, clientId, "2026-10-01") };
    }
    const clientId = cast.own.id;
    if (month === 0) {
      const facility = await addFacility(context, { clientId, areas: [{}] });
      await addScope(context, facility);
      await addBilling(context, clientId);
    }
    month += 1;
    const period = new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10);
    const id = await addDraft(context, clientId, period);
    const [line] = await context.db
      .select({ facilityId: invoiceLines.facilityId })
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, id));
    return { clientId, facilityId: line?.facilityId ?? "", id };
  }

  const issue = (id: string) => issueInvoice(context, administratorOf(cast), id, "2026-11-05");
  const isLetIn = (role: string, whose: string) =>
    staff.includes(role) && (whose === "own" || role === "administrator");

  describe.each(["own", "foreign"] as const)("at a client that is %s", (whose) => {
    it("drafts are changed and issued by who bills it", async () => {
      for (const role of roles) {
        const { id, facilityId } = await makeDraft(whose);
        const path = `/office/invoices/${id}`;
        const line = { step: "add-line", kind: "other", facilityId, text: "Keys", cents: "12.34" };
        for (const posted of [{ step: "refresh" }, line, { step: "issue" }]) {
          const { status } = await cast.ask(role, path, officeInvoice.action, posted);
          expect(status, `${role} ${posted.step}`).toBe(isLetIn(role, whose) ? 303 : 404);
        }
        const [row] = await context.db.select().from(invoices).where(eq(invoices.id, id));
        expect(row?.state, role).toBe(isLetIn(role, whose) ? "issued" : "draft");
      }
    });

    it("payments, holds and voids too", async () => {
      for (const role of roles) {
        const { id } = await makeDraft(whose);
        await issue(id);
        const path = `/office/invoices/${id}`;
        const pay = {
          step: "pay",
          cents: "1.50",
          paidOn: "2026-11-20",
          method: "ach",
          reference: "",
        };
        const hold = { step: "hold", heldUntil: "2026-12-31", reason: "They asked for time" };
        for (const posted of [hold, { step: "release" }, pay]) {
          const { status } = await cast.ask(role, path, officeInvoice.action, posted);
          expect(status, `${role} ${posted.step}`).toBe(isLetIn(role, whose) ? 303 : 404);
        }
        const voided = { step: "void", reason: "Twice" };
        const { status } = await cast.ask(role, path, officeInvoice.action, voided);
        // Something is paid by then.
        expect(status, role).toBe(isLetIn(role, whose) ? 409 : 404);
      }
    });

    it("billing is set up, and credits entered, by who bills it", async () => {
      for (const role of roles) {
        const { clientId, facilityId } = await makeDraft(whose);
        const path = `/office/clients/${clientId}/billing`;
        const credit = { facilityId, cents: "5", reason: "Visit missed" };
        const answers = [
          await cast.ask(role, path, billing.loader),
          await cast.ask(role, path, billing.action, settings),
          await cast.ask(role, `${path}?form=credit`, billing.action, credit),
        ];
        expect(
          answers.map(({ status }) => status),
          role,
        ).toEqual(isLetIn(role, whose) ? [200, 303, 303] : [404, 404, 404]);
      }
    });
  });

  it("bulk issue leaves alone what the person does not see", async () => {
    const [ownDraft, foreign] = [await makeDraft("own"), await makeDraft("foreign")];
    const ticked = { [`invoice.${ownDraft.id}`]: "on", [`invoice.${foreign.id}`]: "on" };
    await cast.ask("account-manager", "/office/invoices", officeList.action, ticked);
    const stateOf = async (id: string) =>
      (await context.db.select().from(invoices).where(eq(invoices.id, id)))[0]?.state;
    expect([await stateOf(ownDraft.id), await stateOf(foreign.id)]).toEqual(["issued", "draft"]);
  });

  it("in the portal issued ones are the client administrators', drafts are nobody's", async () => {
    const [draft, ownInvoice, foreign] = [
      await makeDraft("own"),
      await makeDraft("own"),
      await makeDraft("foreign"),
    ];
    await issue(ownInvoice.id);
    await issue(foreign.id);
    for (const role of roles) {
      const isTheirs = role === "client-administrator";
      const open = async (id: string) =>
        (await cast.ask(role, `/client-portal/invoices/${id}`, portalInvoice.loader)).status;
      expect(
        [await open(ownInvoice.id), await open(draft.id), await open(foreign.id)],
        role,
      ).toEqual([isTheirs ? 200 : 404, 404, 404]);
      const list = await cast.ask(role, "/client-portal/invoices", portalList.loader);
      expect(list.status, role).toBe(isTheirs ? 200 : 404);
      const api = await cast.ask(role, `/api/portal/invoices/${ownInvoice.id}`, apiInvoice.loader);
      expect(api.status, role).toBe(isTheirs ? 200 : 404);
    }
    const guest = await cast.ask(undefined, "/client-portal/invoices", portalList.loader);
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
  });

  it("prices are offered by who bills, and accepted by the client's administrator", async () => {
    for (const role of roles) {
      const order = await addOrder(context, cast.assigned);
      const price = { cents: "250", text: "Windows outside" };
      const office = `/office/work-orders/${order.id}`;
      const offered = await cast.ask(role, `${office}?form=price`, officeOrder.action, price);
      expect(offered.status, role).toBe(offeredTo(role));
      const [stored] = await context.db
        .select()
        .from(workOrderPrices)
        .where(eq(workOrderPrices.workOrderId, order.id));
      expect(stored?.cents, role).toBe(staff.includes(role) ? 25_000 : undefined);
      if (stored === undefined)
        await cast.ask("administrator", `${office}?form=price`, officeOrder.action, price);
      const portal = `/client-portal/work-orders/${order.id}?form=accept-price`;
      const accept = (cents: string, text = price.text) =>
        cast.ask(role, portal, portalOrder.action, { cents, text });
      const other = await accept("20000");
      const accepted = await accept("25000");
      expect([other.status, accepted.status], role).toEqual(acceptedBy(role));
    }
  });

  it("prices are neither offered nor accepted where the work came to nothing", async () => {
    const { id } = await addOrder(context, cast.assigned);
    const ask = async (role: "administrator" | "client-administrator", path: string) => {
      const { body } = await cast.ask(role, `${path}/${id}`, officeOrder.loader);
      const { mayOffer, mayAccept } = (body as { price: PriceData }).price;
      return { mayOffer, mayAccept };
    };
    const both = async () => [
      await ask("administrator", "/office/work-orders"),
      await ask("client-administrator", "/client-portal/work-orders"),
    ];
    const price = { cents: 25_000, text: "Windows outside" };
    await offerPrice(context, administratorOf(cast), id, price);
    expect(await both()).toMatchObject([{ mayOffer: true }, { mayAccept: true }]);
    await decline(context, administratorOf(cast), id, "Not in the contract");
    expect(await both()).toMatchObject([{ mayOffer: false }, { mayAccept: false }]);
  });

  it("say what is wrong, and keep what was typed", async () => {
    const { id } = await makeDraft("own");
    await issue(id);
    const ask = (posted: Record<string, string>) =>
      cast.ask("administrator", `/office/invoices/${id}`, officeInvoice.action, posted);
    const pay = { step: "pay", paidOn: "2026-11-20", method: "ach", reference: "1077" };
    expect(await ask({ ...pay, cents: "ten" })).toMatchObject({
      status: 422,
      body: { errors: { cents: "Please enter dollars, e.g., 240 or 1,240.50" } },
    });
    expect(await ask({ ...pay, cents: "999999" })).toMatchObject({
      status: 422,
      body: {
        errors: { cents: "This is more than the open amount." },
        values: { reference: "1077" },
      },
    });
    expect(await ask({ ...pay, cents: "10", paidOn: "2062-11-20" })).toMatchObject({
      status: 422,
      body: { errors: { paidOn: "Please enter a day that isn’t in the future" } },
    });
    expect((await ask({ step: "refresh" })).status).toBe(409);
    expect((await ask({ step: "nothing" })).status).toBe(422);
    expect((await ask({ step: "void", reason: "" })).status).toBe(422);
  });

  it("what is overdue waits on the home of who may read it, and on nobody else's", async () => {
    const overdueOf = async (role: "client-administrator" | "client-member") => {
      const { body } = await cast.ask(role, "/client-portal", portalHome.loader);
      return (body as PortalHomeData).waiting.overdue;
    };
    const before = await overdueOf("client-administrator");
    const { id } = await makeDraft("own");
    expect(await overdueOf("client-administrator")).toBe(before);
    await issueInvoice(context, administratorOf(cast), id, "2025-01-05");
    expect(await overdueOf("client-administrator")).toBe(before + 1);
    expect(await overdueOf("client-member")).toBe(0);
  });
});

const settings = {
  billsFrom: "2025-01",
  issueDay: "5",
  termsDays: "30",
  billToName: "Payable",
  billToAddress: "1 Main",
  purchaseOrder: "",
  split: "client",
  review: "staff",
  taxRate: "0",
};

/** Supervisors, crew leads and the office at large see work orders, and may not price them. */
function offeredTo(role: string): number {
  if (staff.includes(role)) return 303;
  return role === "supervisor" ? 403 : 404;
}

function acceptedBy(role: string): [other: number, same: number] {
  if (role === "client-administrator") return [409, 303];
  return role === "client-member" ? [403, 403] : [404, 404];
}
