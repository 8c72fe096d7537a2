/** Two people edit one facility at a time: nothing is overwritten that was only seen. */
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { facilities, facilityContacts, historyEvents } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addContact } from "../contacts.server.ts";
import { hoursFields, hoursTexts } from "../hours-form.ts";
import * as contactsPage from "./contacts-page.tsx";
import * as editPage from "./edit-page.tsx";
import * as hoursPage from "./hours-page.tsx";

type Texts = Record<string, string>;

const seen = (stored: Texts): Texts =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]));

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  async function place() {
    const { id, clientId } = await addFacility(context, { clientId: cast.own.id });
    const path = `/office/clients/${clientId}/facilities/${id}`;
    const row = async () => {
      const [row] = await context.db.select().from(facilities).where(eq(facilities.id, id));
      if (row === undefined) throw new Error("gone");
      return row;
    };
    return { id, clientId, path, row };
  }

  async function facts() {
    const { path, row } = await place();
    const { name, timeZone, facilityType, street, city, state, postalCode } = await row();
    const { holidayRule } = await row();
    const stored: Texts = {
      name,
      timeZone,
      facilityType,
      street,
      city,
      state,
      postalCode,
      holidayRule,
      accessNotes: "",
    };
    const save = (role: "administrator" | "account-manager", typed: Texts, shown = stored) =>
      cast.ask(role, `${path}/edit`, editPage.action, { ...shown, ...seen(shown), ...typed });
    return { save, row, stored };
  }

  it("what the second did not touch stays as the first has saved it", async () => {
    const { save, row } = await facts();
    expect((await save("administrator", { street: "1 Main St" })).status).toBe(303);
    expect((await save("account-manager", { accessNotes: "Key at the desk" })).status).toBe(303);
    expect(await row()).toMatchObject({ street: "1 Main St", accessNotes: "Key at the desk" });
  });

  it("what both changed comes back with both values, and is saved when it is sent again", async () => {
    const { save, row, stored } = await facts();
    await save("administrator", { street: "1 Main St", holidayRule: "keep", city: "Joliet" });
    const typed = { street: "2 Oak Ave", holidayRule: "move" };
    const refused = await save("account-manager", typed);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      errors: {
        street: expect.stringMatching(
          /^.+ changed this to “1 Main St” while you were editing. Yours: “2 Oak Ave”. Save again to keep yours.$/,
        ),
        holidayRule: expect.stringContaining("“Visits as usual”"),
      },
      values: { ...typed, city: "Joliet", "seen.city": "Joliet", "seen.street": "1 Main St" },
    });
    expect(JSON.stringify(refused.body)).not.toContain("Someone else");
    expect(await row()).toMatchObject({ street: "1 Main St", city: "Joliet" });
    const shown = { ...stored, street: "1 Main St", holidayRule: "keep", city: "Joliet" };
    expect((await save("account-manager", typed, shown)).status).toBe(303);
    expect(await row()).toMatchObject({ ...typed, city: "Joliet" });
  });

  it("the same change by both is no conflict, and saving without a change leaves no trace", async () => {
    const { save, row } = await facts();
    for (const role of ["administrator", "account-manager"] as const)
      expect((await save(role, { city: "Joliet" })).status).toBe(303);
    const { id } = await row();
    const events = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id));
    expect(events.map(({ details }) => details)).toEqual([
      { before: { city: "" }, after: { city: "Joliet" } },
    ]);
  });

  it("a form that does not say what it showed is taken as a whole", async () => {
    const { save, row, stored } = await facts();
    await save("administrator", { street: "1 Main St" });
    const unseen = Object.keys(seen(stored)).map((name) => [name, ""] as const);
    expect(unseen.length).toBeGreaterThan(0);
    const { path } = { path: `/office/clients/${cast.own.id}/facilities/${(await row()).id}/edit` };
    const answer = await cast.ask("account-manager", path, editPage.action, {
      ...stored,
      street: "3 Elm St",
    });
    expect(answer.status).toBe(303);
    expect(await row()).toMatchObject({ street: "3 Elm St" });
  });

  it("opening hours are merged by day", async () => {
    const { path, row } = await place();
    const { openingHours: week } = await row();
    const shown = { ...hoursFields(week), ...seen(hoursTexts(week)) };
    const save = (role: "administrator" | "account-manager", typed: Texts) =>
      cast.ask(role, `${path}/hours`, hoursPage.action, { form: "hours", ...shown, ...typed });
    const monday = { "from.0.0": "06:00", "to.0.0": "14:00" };
    const tuesday = { "from.1.0": "07:00", "to.1.0": "15:00" };
    expect((await save("administrator", monday)).status).toBe(303);
    expect((await save("account-manager", tuesday)).status).toBe(303);
    const saved = (await row()).openingHours;
    expect([saved[0], saved[1], saved[2]]).toEqual([
      [["06:00", "14:00"]],
      [["07:00", "15:00"]],
      week[2],
    ]);
    const refused = await save("account-manager", { "from.0.0": "09:00", "to.0.0": "12:00" });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        errors: { "day.0": expect.stringContaining("“06:00 to 14:00”") },
        values: { "from.0.0": "09:00", ...tuesday },
      },
    });
    expect((await row()).openingHours[0]).toEqual([["06:00", "14:00"]]);
  });

  it("contacts are merged by field", async () => {
    const { id, path } = await place();
    const kim = { name: "Kim", jobTitle: "Porter", phone: "(312) 555-0187", email: "" };
    const added = await addContact(context, administratorOf(cast), id, kim);
    const contact = added.ok ? added.id : "";
    const save = (role: "administrator" | "account-manager", typed: Texts) =>
      cast.ask(role, `${path}/contacts`, contactsPage.action, {
        form: "change",
        contact,
        ...kim,
        ...seen(kim),
        ...typed,
      });
    expect((await save("administrator", { jobTitle: "Manager" })).status).toBe(303);
    expect((await save("account-manager", { phone: "(312) 555-0100" })).status).toBe(303);
    const [row] = await context.db
      .select()
      .from(facilityContacts)
      .where(eq(facilityContacts.id, contact));
    expect(row).toMatchObject({ jobTitle: "Manager", phone: "(312) 555-0100" });
    const refused = await save("account-manager", { jobTitle: "Owner" });
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: { jobTitle: expect.stringContaining("“Manager”") } },
    });
  });
});
