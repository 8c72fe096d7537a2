/** What the command menu finds, by each role: own and another client's, and with hostile words. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { loader as officeFind } from "#app/office/find.ts";
import { loader as portalFind } from "#app/portal/find.ts";
import { accounts, clients, facilities, workOrders } from "#database/schema.ts";
import { isClientRole, type Role } from "#domain/accounts/roles.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
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

/** Whose records each role finds, of which kinds. */
const found: Record<Role, { of: readonly string[]; titles: readonly string[] }> = {
  "client-administrator": {
    of: [assigned, unassigned],
    titles: ["Facilities", "Work orders", "Messages"],
  },
  "client-member": { of: [assigned], titles: ["Facilities", "Work orders", "Messages"] },
  administrator: {
    of: places,
    titles: [
      ...["Clients", "Facilities", "Work orders", "Messages", "Quote requests"],
      "Applications",
      "People",
    ],
  },
  "account-manager": {
    of: [assigned, unassigned],
    titles: ["Clients", "Facilities", "Work orders", "Messages", "Quote requests", "People"],
  },
  supervisor: { of: [assigned], titles: ["Clients", "Facilities", "Work orders", "Messages"] },
  "crew-lead": { of: [assigned], titles: ["Clients", "Facilities", "Work orders"] },
  recruiter: { of: [], titles: ["Applications"] },
};

describeEachDatabase((database) => {
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
      await addThread(context, administratorOf(cast), id, { subject: `${places[index]} tone` });
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
      expect(places.filter((one) => text.includes(one))).toEqual(
        found[role].of.includes(place) ? [place] : [],
      );
    }
    const titles = new Set<string>();
    for (const words of ["Zassigned", "Own", "Tessa"])
      for (const { title } of await find(role, words)) titles.add(title);
    expect(titles).toEqual(new Set(found[role].titles));
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
