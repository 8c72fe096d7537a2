/** What the command menu finds, by each role: own and another client's, and with hostile words. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as officeFind } from "#areas/office/find.ts";
import { loader as portalFind } from "#areas/portal/find.ts";
import { accounts, clients, facilities, workOrders } from "#features/schema.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addOrder } from "#tests/support/work-orders.ts";

interface Group {
  title: string;
  entries: { to: string; label: string; detail?: string }[];
}

const places = ["Zassigned", "Zunassigned", "Zforeign"] as const;
const [assigned, unassigned] = places;
const happens = ["Facilities", "Work orders", "Messages", "Inspections", "Documents"];

/** Whose records each role finds, of which kinds. */
const findable: Record<Role, { of: readonly string[]; titles: readonly string[] }> = {
  "client-administrator": {
    of: [assigned, unassigned],
    titles: [...happens, "Invoices"],
  },
  "client-member": { of: [assigned], titles: happens },
  administrator: {
    of: places,
    titles: ["Clients", ...happens, "Invoices", "Quote requests", "Applications", "People"],
  },
  "account-manager": {
    of: [assigned, unassigned],
    titles: ["Clients", ...happens, "Invoices", "Quote requests", "People"],
  },
  supervisor: { of: [assigned], titles: ["Clients", ...happens] },
  "crew-lead": { of: [assigned], titles: ["Clients", "Facilities", "Work orders"] },
  recruiter: { of: [], titles: ["Applications"] },
};

/** A contract at the assigned facility, which members and supervisors do not read. */
const secret = "Treaty of prices";

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  let number = "";

  beforeAll(async () => {
    const { db } = context;
    const ids = [cast.assigned, cast.own.facilityIds[1] ?? "", cast.other.facilityIds[0] ?? ""];
    for (const [index, id] of ids.entries()) {
      const name = `${places[index]} tower`;
      const city = { city: "Reno", state: "NV" };
      await db
        .update(facilities)
        .set({ name, ...city })
        .where(eq(facilities.id, id));
      const order = await addOrder(context, id, { text: `${places[index]} tap\nleaks` });
      await db
        .update(workOrders)
        .set({ assignedTo: cast.ids["crew-lead"] })
        .where(eq(workOrders.id, order.id));
      if (index === 0) number = order.number;
      const administrator = administratorOf(cast);
      await addThread(context, administrator, id, { subject: `${places[index]} tone` });
      const at = { facilityId: id, clientId: index < 2 ? cast.own.id : cast.other.id };
      await addFinishedAt(context, at, { by: administrator });
      const paper = { ...at, title: `${places[index]} terms` };
      if (index === 0)
        await addDocumentFor({ db }, administrator, { ...paper, type: "contract", title: secret });
      await addDocumentFor({ db }, administrator, paper);
      await addIssuedInvoice(context, at, places[index] ?? "");
    }
    await db.update(clients).set({ name: "Own t group" }).where(eq(clients.id, cast.own.id));
    await db.update(clients).set({ name: "Zforeign t" }).where(eq(clients.id, cast.other.id));
    for (const [clientId, word] of [
      [cast.own.id, "Own"],
      [cast.other.id, "Zforeign"],
    ] as const) {
      const person = await addPerson(context, { role: "client-member", clientId });
      const named = { name: `${word} tenant` };
      await db.update(accounts).set(named).where(eq(accounts.id, person.id));
    }
    await addSubmission(db, "lead", { subject: "Tessa and sons" });
    await addSubmission(db, "application", { name: "Tessa Adams" });
  });

  const ask = (role: Role | undefined, query: string) => {
    const isOffice = role === undefined || !isClientRole(role);
    const path = isOffice ? "/office/find.json" : "/client-portal/find.json";
    return cast.ask(role, `${path}${query}`, isOffice ? officeFind : portalFind);
  };
  const find = async (role: Role, words: string) => {
    const { status, body } = await ask(role, `?${new URLSearchParams({ q: words })}`);
    expect(status).toBe(200);
    return (body as { groups: Group[] }).groups;
  };

  it.each(roles)("finds for %s what the role may see, and nothing else", async (role) => {
    for (const place of places) {
      const groups = await find(role, place);
      const text = JSON.stringify(groups);
      expect(places.filter((place) => text.includes(place))).toEqual(
        findable[role].of.includes(place) ? [place] : [],
      );
    }
    const titles = new Set<string>();
    for (const words of ["Zassigned", "Own", "Tessa"])
      for (const { title } of await find(role, words)) titles.add(title);
    expect(titles).toEqual(new Set(findable[role].titles));
  });

  it("leads to the record, by the beginning of its number", async () => {
    const [group] = await find("client-member", number.slice(0, 6));
    expect(group).toMatchObject({ title: "Work orders" });
    expect(group?.entries[0]).toMatchObject({
      to: expect.stringMatching(/^\/client-portal\/work-orders\//),
      label: `${number} Zassigned tap leaks`,
      detail: "Zassigned tower, new",
    });
    const facility = (await find("client-member", "zassigned reno"))[0]?.entries;
    expect(facility).toEqual([
      {
        to: `/client-portal/facilities/${cast.assigned}`,
        label: "Zassigned tower",
        detail: "Reno, NV",
      },
    ]);
  });

  it("finds contracts for those alone who read them", async () => {
    const finders = [];
    for (const role of roles) if ((await find(role, "treaty")).length > 0) finders.push(role);
    expect(finders.toSorted()).toEqual([
      "account-manager",
      "administrator",
      "client-administrator",
    ]);
  });

  it("leads to inspections, documents and invoices, and says how each is", async () => {
    const groups = await find("client-administrator", assigned);
    const entryOf = (title: string) => groups.find((group) => group.title === title)?.entries[0];
    expect(entryOf("Inspections")).toMatchObject({
      to: expect.stringMatching(/^\/client-portal\/inspections\//),
      label: "Zassigned tower, Nov 20, 2026",
      detail: "60.0%, to sign",
    });
    expect(entryOf("Documents")).toMatchObject({
      to: expect.stringMatching(/^\/client-portal\/documents\//),
      detail: "Zassigned tower, report, no end date",
    });
    expect(entryOf("Invoices")).toMatchObject({
      to: expect.stringMatching(/^\/client-portal\/invoices\//),
      label: "Zassigned-0, January 2024",
      detail: "Zassigned tower, open",
    });
  });

  it("lists five of each at most", async () => {
    for (let n = 0; n < 7; n++) await addOrder(context, cast.assigned, { text: "Fivefold" });
    const [group] = await find("client-member", "fivefold");
    expect(group?.entries).toHaveLength(5);
  });

  it("leads account managers to the list of people, as they open none", async () => {
    const people = async (role: Role) =>
      (await find(role, "Own tenant")).find(({ title }) => title === "People")?.entries[0]?.to;
    expect(await people("account-manager")).toMatch(/^\/office\/people\?words=dana\.\w+%40/);
    expect(await people("administrator")).toMatch(/^\/office\/people\/[\da-f-]{36}$/);
  });

  describe("with words that are no words", () => {
    it.each([
      ["none", ""],
      ["empty", "?q="],
      ["one letter", "?q=Z"],
      ["signs alone", "?q=%25%25%20__%20%27%22%5C"],
      ["too many", `?q=${"Zassigned ".repeat(40)}`],
      ["something else", "?words=Zassigned"],
    ])("finds nothing: %s", async (_name, query) => {
      for (const role of ["client-administrator", "administrator"] as const) {
        const { status, body, headers } = await ask(role, query);
        expect([status, body]).toEqual([200, { groups: [] }]);
        expect(headers.get("cache-control")).toBe("no-store");
      }
    });

    it.each([
      ["zeros", "Zassigned\0tap"],
      ["operators of the search", "Zassigned & ! | <-> :* ( '"],
      ["wildcards", "%Zassigned_\\%"],
      ["quotes", `Zassigned'; drop table "work_orders"; --`],
      ["half a letter", "Zassigned \ud83d"],
      ["letters of other scripts", "Zassigned 清掃 ١٢٣ Å"],
    ])("stands: %s", async (_name, words) => {
      for (const role of ["client-administrator", "administrator"] as const) {
        const text = JSON.stringify(await find(role, words));
        expect(text).not.toContain("Zforeign");
      }
    });
  });

  it("is nothing for the other side, and asks guests to sign in", async () => {
    expect(
      (await cast.ask("administrator", "/client-portal/find.json?q=zz", portalFind)).status,
    ).toBe(404);
    expect((await cast.ask("client-member", "/office/find.json?q=zz", officeFind)).status).toBe(
      404,
    );
    expect((await ask(undefined, "?q=zz")).status).toBe(303);
  });
});
