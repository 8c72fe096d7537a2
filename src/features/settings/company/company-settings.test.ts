/** What the owner says of the company: who may, what is refused, and that every process follows. */
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { businessData } from "#areas/marketing/structured-data.ts";
import { changeCompanyFacts, company, companyFacts, shippedFacts } from "#content/company.ts";
import { contactContent } from "#content/contact.ts";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import { homeContent } from "#content/home.ts";
import { isClosed } from "#content/pages.ts";
import { placesIn } from "#content/places.ts";
import { statisticsContent } from "#content/statistics.ts";
import { hoursFields, hoursTexts } from "#features/facilities/hours-form.ts";
import { companySettings, historyEvents } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { latestEvent } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { applyStoredSettings, followCompany } from "../follow-company.server.ts";
import {
  boxesOf,
  changeCompany,
  companyTexts,
  findStoredCompany,
} from "./change-company.server.ts";
import * as companyPage from "./company-page.tsx";
import * as hoursPage from "./hours-page.tsx";

type Texts = Record<string, string>;

const companyPath = "/office/settings/company";
const hoursPath = "/office/settings/hours";
const shipped: Texts = { ...companyTexts(shippedFacts) };
const noBoxes: Texts = boxesOf("");

const seen = (stored: Texts): Texts =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]));

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  afterEach(async () => {
    await context.db.delete(companySettings);
    changeCompanyFacts(shippedFacts);
  });

  const save = (typed: Texts, shown: Texts = shipped) =>
    cast.ask("administrator", companyPath, companyPage.action, {
      ...shown,
      ...boxesOf(shown.statesServed ?? ""),
      ...seen(shown),
      ...typed,
    });

  describe.each([
    ["company", companyPath, companyPage],
    ["hours", hoursPath, hoursPage],
  ])("the page of the %s", (_, path, page) => {
    it("is for administrators alone, also where somebody posts to it", async () => {
      for (const role of roles) {
        const { status } = await cast.ask(role, path, page.loader);
        expect(status, role).toBe(role === "administrator" ? 200 : 404);
        if (role === "administrator") continue;
        const posted = { ...shipped, name: "Taken Over", form: "telephone" };
        expect((await cast.ask(role, path, page.action, posted)).status, role).toBe(404);
      }
      const guest = await cast.ask(undefined, path, page.loader);
      expect(guest.location).toMatch(/^\/client-portal\?next=/);
      expect(await findStoredCompany(context.db)).toBeUndefined();
    });
  });

  it("facts and hours go back to the original, each without the other", async () => {
    await save({ name: "Harbor Light Cleaning" });
    await cast.ask("administrator", hoursPath, hoursPage.action, {
      form: "office",
      ...hoursFields([[], [["07:00", "15:00"]], [], [], [], [], []]),
    });
    const restore = (
      role: (typeof roles)[number],
      path: string,
      page: typeof companyPage | typeof hoursPage,
    ) => cast.ask(role, `${path}?restore`, page.action, {});
    for (const role of roles)
      if (role !== "administrator")
        expect((await restore(role, companyPath, companyPage)).status, role).toBe(404);
    expect((await findStoredCompany(context.db))?.name).toBe("Harbor Light Cleaning");
    expect(await restore("administrator", companyPath, companyPage)).toMatchObject({
      status: 303,
      location: `${companyPath}?done=restored`,
    });
    const kept = await findStoredCompany(context.db);
    expect(kept?.name).toBe(shippedFacts.name);
    expect(kept?.officeWeek).not.toEqual(shippedFacts.officeWeek);
    await restore("administrator", hoursPath, hoursPage);
    const [row] = await context.db.select().from(companySettings);
    expect(row?.value).toEqual({});
    const kinds = await context.db.select({ kind: historyEvents.kind }).from(historyEvents);
    expect(kinds.filter(({ kind }) => kind === "office-hours-changed")).toHaveLength(2);
  });

  it("a change is stored, is applied as a whole, and stands in the history with both values", async () => {
    const typed = { name: "Harbor Light Cleaning", phone: "+1 206.555.0199", city: "Seattle" };
    expect(await save(typed)).toMatchObject({ status: 303, location: `${companyPath}?done` });
    expect(await applyStoredSettings(context.db)).toBe(true);
    expect(company).toMatchObject({
      name: "Harbor Light Cleaning",
      shortName: shippedFacts.shortName,
      phone: {
        display: "(206) 555-0199",
        href: "tel:+12065550199",
        international: "+1-206-555-0199",
      },
      address: { city: "Seattle", state: "IL" },
    });
    expect(contactContent("es").messageSection.failed).toContain("(206) 555-0199");
    const event = await latestEvent(context.db);
    expect(event).toMatchObject({
      recordKind: "company-settings",
      kind: "company-changed",
      actorId: cast.ids.administrator,
      details: {
        before: { name: shippedFacts.name, phone: shippedFacts.phone, city: "Chicago" },
        after: { name: "Harbor Light Cleaning", phone: "(206) 555-0199", city: "Seattle" },
      },
    });
  });

  it("saving without a change leaves no trace", async () => {
    // The first one says the states that were shown as ticked.
    await save({});
    const before = await context.db.$count(historyEvents);
    expect((await save({})).status).toBe(303);
    expect(await context.db.$count(historyEvents)).toBe(before);
    await applyStoredSettings(context.db);
    expect({ ...companyFacts(), statesServed: null }).toEqual(shippedFacts);
  });

  it.each([
    ["name", ""],
    ["name", "x".repeat(5_000)],
    ["shortName", "   "],
    ["foundedIn", "0000"],
    ["foundedIn", "9999"],
    ["foundedIn", "1e3"],
    ["descriptionEs", "corta"],
    ["phone", "555-0199"],
    ["phone", "(000) 555-0199"],
    ["phone", "call us"],
    ["email", "office@"],
    ["email", "office@example.com\r\nBcc: all@example.com"],
    ["state", "Illinois"],
    ["state", "ZZ"],
    ["postalCode", "ABCDE"],
    ["timeZone", "Europe/Berlin"],
    ["priceRange", "cheap"],
    ["latitude", ""],
    ["latitude", "95"],
    ["longitude", "NaN"],
    ["linkedin", "javascript:alert(1)"],
    ["linkedin", "http://www.example.com/plain"],
    ["instagram", "https://"],
  ])("a %s of %.40j is refused with a sentence, and nothing is stored", async (field, value) => {
    const refused = await save({ [field]: value });
    expect(refused.status).toBe(422);
    const { errors } = refused.body as { errors: Texts };
    expect(Object.keys(errors)).toEqual([field === "longitude" ? "longitude" : field]);
    expect(Object.values(errors)[0]).toMatch(/^\p{Lu}.+/u);
    expect(await findStoredCompany(context.db)).toBeUndefined();
  });

  it("the states served are told by their codes, and pages, texts and search engines follow", async () => {
    expect(businessData("en").areaServed).toHaveLength(20);
    const served = { ...noBoxes, "serves.WA": "yes", "serves.OR": "yes", "serves.OH": "yes" };
    expect((await save(served)).status).toBe(303);
    await applyStoredSettings(context.db);
    expect(company.statesServed).toEqual(["OH", "OR", "WA"]);
    expect(businessData("es").areaServed).toEqual(
      ["Ohio", "Oregon", "Washington"].map((name) => ({ "@type": "State", name })),
    );
    expect(placesIn("en").map(({ stateCode }) => stateCode)).toEqual(["OH"]);
    expect(isClosed("/locations/texas")).toBe(true);
    expect(homeContent("en").hero.sentence).toContain("in 3 states,");
    expect(homeContent("es").hero.sentence).toContain("de 3 estados,");
    expect(statisticsContent("en").statistics.map(({ value }) => value)).toContain("3");
    const event = await latestEvent(context.db);
    expect(event?.details).toMatchObject({
      before: { statesServed: shipped.statesServed },
      after: { statesServed: "OH, OR, WA" },
    });
  });

  it("one state alone is called by its name, in the language of the page", async () => {
    await save({ ...noBoxes, "serves.NY": "yes" });
    await applyStoredSettings(context.db);
    expect(homeContent("en").hero.sentence).toContain("in New York,");
    expect(homeContent("es").hero.sentence).toContain("de Nueva York,");
  });

  it("the states that were shown ticked are stored with whatever else is saved, and outlive the places", async () => {
    expect((await save({})).status).toBe(303);
    expect((await findStoredCompany(context.db))?.statesServed).toHaveLength(20);
    await save({ name: "Harbor Light Cleaning" });
    await applyStoredSettings(context.db);
    onTestFinished(() => changeContentEdits(noEdits));
    changeContentEdits({ ...noEdits, en: { places: { "places[]": "" } } });
    expect(homeContent("en").hero.sentence).toContain("in 20 states,");
  });

  it.each([
    ["no state", noBoxes, /at least one state/],
    ["an unknown state", { "serves.ZZ": "yes" }, /“ZZ” isn’t one/],
    [
      "a state that is no name",
      { [`serves.${"<b>".repeat(900)}`]: "yes" },
      /“<b><b><b><b><b><b><b” isn/,
    ],
  ])("%s is refused with a sentence, and nothing is stored", async (_, boxes, sentence) => {
    const refused = await save(boxes);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: { statesServed: expect.stringMatching(sentence) },
    });
    expect(await findStoredCompany(context.db)).toBeUndefined();
  });

  it("of two who change the states, the second is told both lists and sees the boxes as stored", async () => {
    await save({ ...noBoxes, "serves.WA": "yes" });
    const refused = await save({ ...noBoxes, "serves.OR": "yes" });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      errors: { statesServed: expect.stringContaining("“WA”") },
    });
  });

  it("text of any kind stays text", async () => {
    const name = `O’Neil & Sons <script>alert("1")</script> 🧹`;
    expect((await save({ name })).status).toBe(303);
    await applyStoredSettings(context.db);
    expect(company.name).toBe(name);
  });

  it("of two editors, each keeps what they changed, and what both changed comes back with both values", async () => {
    await save({ name: "First" });
    expect((await save({ city: "Joliet" })).status).toBe(303);
    expect(await findStoredCompany(context.db)).toMatchObject({ name: "First", city: "Joliet" });
    const refused = await save({ name: "Second" });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain("“First”");
    expect(await findStoredCompany(context.db)).toMatchObject({ name: "First" });
  });

  it("hours are changed by day, and both weeks apart", async () => {
    const week = shippedFacts.telephoneWeek;
    const stored = hoursFields(week);
    const posted = {
      form: "telephone",
      ...stored,
      ...seen(hoursTexts(week)),
      "from.5.0": "09:00",
      "to.5.0": "00:00",
    };
    const answer = await cast.ask("administrator", hoursPath, hoursPage.action, posted);
    expect(answer).toMatchObject({ status: 303, location: `${hoursPath}?done` });
    await applyStoredSettings(context.db);
    expect(company.telephoneHoursIn.en).toBe("Mon-Fri 8am-6pm, Sat 9am-12am");
    expect(company.officeWeek).toEqual(shippedFacts.officeWeek);
    const wrong = await cast.ask("administrator", hoursPath, hoursPage.action, {
      ...posted,
      "to.0.0": "07:00",
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ errors: { "day.0": expect.any(String) } });
    const neither = await cast.ask("administrator", hoursPath, hoursPage.action, {
      form: "canteen",
    });
    expect(neither.status).toBe(422);
  });

  it("a process follows a change that another makes, one after the other, until it stops", async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const names: string[] = [];
    let working = 0;
    const followed = await followCompany(database(), silentLog, async () => {
      expect(++working).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      names.push(company.name);
      working--;
    });
    expect(names).toEqual([]);
    for (const name of ["One", "Two", "Three"])
      await changeCompany(context, chief, { ...companyTexts(shippedFacts), name });
    await expect.poll(() => names.at(-1)).toBe("Three");
    await followed.stop();
    await changeCompany(context, chief, { ...companyTexts(shippedFacts), name: "Four" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(company.name).toBe("Three");
  });

  it("a process that starts later begins with what is stored", async () => {
    await save({ name: "Stored Before" });
    const names: string[] = [];
    const followed = await followCompany(database(), silentLog, async () => {
      names.push(company.name);
    });
    expect(names).toEqual(["Stored Before"]);
    await followed.stop();
  });
});
