/** Bids in the office: who sees them, two people at once, versions, and who lets a low margin pass. */
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  bids,
  bidVersions,
  historyEvents,
  notifications,
  opportunities,
} from "#features/schema.ts";
import {
  bidAssumptionTexts,
  changeBidAssumptions,
  readBidAssumptions,
} from "#features/settings/bid-assumptions/bid-assumptions-section.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { addBid } from "#tests/support/bids.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import {
  exampleAlternative,
  exampleArea,
  exampleSheet,
} from "./calculation/example-bid.test-support.ts";
import * as bidPage from "./office/bid-page.tsx";
import type { BidData } from "./office/bid-pages.server.ts";
import { maxAreas, sheetTexts } from "./sheet-texts.ts";

type Fields = Record<string, string>;

const sellers: readonly string[] = ["administrator", "account-manager"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const newBid = async (sheet: Parameters<typeof addBid>[2] = {}) =>
    addBid(context.db, await administrator(), sheet);
  const pathOf = (id: string) => `/office/pipeline/${id}/bid`;
  const read = async (id: string, query = "") => {
    const answer = await cast.ask("administrator", pathOf(id) + query, bidPage.loader);
    return answer.body as BidData;
  };
  const post = (id: string, fields: Fields, role: (typeof roles)[number] = "administrator") =>
    cast.ask(role, pathOf(id), bidPage.action, fields);
  /** The form as somebody has opened it. */
  const opened = async (id: string): Promise<Fields> => {
    const { stored } = await read(id);
    const seen = Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]);
    return { ...stored, ...Object.fromEntries(seen), step: "save" };
  };
  const sheetOf = async (id: string) => {
    const [bid] = await context.db.select().from(bids).where(eq(bids.opportunityId, id));
    return bid?.sheet;
  };

  it("are for those who sell, and for nobody else's eyes", async () => {
    const id = await newBid();
    const fields = { ...sheetTexts(exampleSheet()), step: "save", people: "9" };
    for (const role of roles) {
      const status = sellers.includes(role) ? 200 : 404;
      const page = await cast.ask(role, pathOf(id), bidPage.loader);
      expect(page.status, role).toBe(status);
      if (status === 200) continue;
      expect((await post(id, fields, role)).status, role).toBe(404);
      expect(JSON.stringify(page.body ?? ""), role).not.toContain("wage");
    }
    const guest = await cast.ask(undefined, pathOf(id), bidPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    expect((await sheetOf(id))?.people).toBe(null);
    for (const unknown of ["x", "00000000-0000-4000-8000-000000000000"])
      expect((await cast.ask("administrator", pathOf(unknown), bidPage.loader)).status).toBe(404);
    expect(
      (await cast.ask("administrator", `${pathOf(id)}?version=7`, bidPage.loader)).status,
    ).toBe(404);
  });

  it("are saved with as many areas as they may have, each with a long name", async () => {
    const id = await addOpportunity(context.db);
    const areas = Array.from({ length: maxAreas }, (_, n) =>
      exampleArea({
        id: `area${String(n).padStart(4, "0")}`,
        name: `${n} ${"Größerer Übungsraum, ".repeat(4)}`.slice(0, 80).trim(),
      }),
    );
    const full = sheetTexts(exampleSheet({ areas }));
    expect((await post(id, { ...full, step: "save" })).status).toBe(303);
    const edit = await opened(id);
    expect((await post(id, { ...edit, people: "7" })).status).toBe(303);
    const sheet = await sheetOf(id);
    expect(sheet?.areas).toEqual(areas);
    expect(sheet?.people).toBe(7);
    // Somebody else has added to the same bid: none of them is dropped without a word.
    const oneMore = { step: "save", "area.more.name": "Hall", "area.more.squareFeet": "10" };
    expect((await post(id, oneMore)).status).toBe(409);
    expect(await sheetOf(id)).toEqual(sheet);
  });

  it("begin with the company's margin, before anybody has saved one", async () => {
    const id = await addOpportunity(context.db);
    const { stored, revision } = await read(id);
    expect(revision).toBe(0);
    expect(stored["alternative.a.value"]).toBe("20");
    const saved = await post(id, {
      ...stored,
      step: "save",
      "area.k1.name": "Office",
      "area.k1.type": "office",
      "area.k1.covering": "carpet",
      "area.k1.squareFeet": "2,500 ",
      "area.k1.difficulty": "100",
      "area.k1.a": "5-week",
      "area.blank.type": "office",
      "area.blank.a": "5-week",
    });
    expect(saved).toMatchObject({ status: 303, location: `${pathOf(id)}?done=saved` });
    expect((await sheetOf(id))?.areas).toMatchObject([{ id: "k1", squareFeet: 2_500 }]);
  });

  it("keep what both have changed, and ask where it is the same field", async () => {
    const id = await newBid();
    const [mine, theirs] = [await opened(id), await opened(id)];
    expect((await post(id, { ...theirs, people: "3" })).status).toBe(303);
    expect((await post(id, { ...mine, "area.one.squareFeet": "15000" })).status).toBe(303);
    expect(await sheetOf(id)).toMatchObject({ people: 3 });
    expect((await sheetOf(id))?.areas[0]?.squareFeet).toBe(15_000);
    const late = await post(id, { ...mine, people: "5" });
    expect(late.status).toBe(409);
    expect(Object.keys((late.body as { errors: Fields }).errors)).toEqual(["people"]);
    expect(await sheetOf(id)).toMatchObject({ people: 3 });
  });

  it("lose an area that was taken out, and keep one that somebody adds meanwhile", async () => {
    const id = await newBid();
    const [mine, theirs] = [await opened(id), await opened(id)];
    const added = { "area.k2.name": "Library", "area.k2.squareFeet": "900", "area.k2.a": "1-week" };
    expect((await post(id, { ...theirs, ...added })).status).toBe(303);
    expect((await post(id, { ...mine, "area.two.gone": "yes" })).status).toBe(303);
    const ids = (await sheetOf(id))?.areas.map((area) => area.id);
    expect(ids).toEqual(["one", "three", "four", "five", "k2"]);
  });

  it("take areas from a spreadsheet, and name the line that is wrong", async () => {
    const id = await newBid({ areas: [] });
    const fields = await opened(id);
    const wrong = await post(id, {
      ...fields,
      pasted: "Lobby,1,lobby,1200,tile\nHall,1,spaceship,big,tile",
    });
    expect(wrong.status).toBe(422);
    expect((wrong.body as { errors: Fields }).errors.pasted).toMatch(/^Line 2: .*\. Please /);
    const right = await post(id, {
      ...fields,
      pasted: "Lobby,1,lobby,1200,tile\nHall,1,corridor,500,tile",
    });
    expect(right.status).toBe(303);
    expect((await sheetOf(id))?.areas).toMatchObject([
      { name: "Lobby", squareFeet: 1_200, frequency: { a: { times: 5, per: "week" } } },
      { name: "Hall" },
    ]);
  });

  it("take fixtures, frequency and building from a spreadsheet, and name every line that is wrong", async () => {
    const id = await newBid({ areas: [] });
    const fields = { ...(await opened(id)), pastedBuilding: "Annex", people: "7" };
    const header = "Room,Floor,Type,Sq ft,Flooring,Toilets,How often,Building";
    const wrong = `${header}\nA,1,moon,5,tile,,,\nB,1,lobby,5,tile,,,\nC,1,lobby,5,tile,,hourly,`;
    const refused = await post(id, { ...fields, pasted: wrong });
    expect(refused.status).toBe(422);
    const { errors, values } = refused.body as { errors: Fields; values: Fields };
    expect(errors.pasted).toMatch(/^Line 2: .*\. Line 4: /);
    expect(values).toMatchObject({ pasted: wrong, pastedBuilding: "Annex", people: "7" });
    const right = `${header}\nRestroom,1,restroom,,tile,4,3x/week,North hall\nLobby,1,lobby,900,tile,,,`;
    expect((await post(id, { ...fields, pasted: right })).status).toBe(303);
    expect((await sheetOf(id))?.areas).toMatchObject([
      {
        building: "North hall",
        squareFeet: 0,
        fixtures: { toilet: 4, urinal: 0, sink: 0 },
        frequency: { a: { times: 3, per: "week" }, b: null },
      },
      { building: "Annex", frequency: { a: { times: 5, per: "week" } } },
    ]);
  });

  it.each([
    ["area.one.squareFeet", "-5"],
    ["area.one.squareFeet", "99999999999"],
    ["area.one.type", "spaceship"],
    ["area.one.a", "9-week"],
    ["area.one.difficulty", "0"],
    ["area.one.name", "x".repeat(5_000)],
    ["alternative.a.value", "1000"],
    ["alternative.a.value", "=1+1"],
    ["alternative.b.kind", "gift"],
    ["from", "25:00"],
    ["people", "1.5"],
    ["wage", "free"],
    ["facilityType", "moon"],
    // What is missing beside it.
    ["alternative.a.porterDays", "5", "alternative.a.porterHours"],
    ["alternative.a.porterHours", "4", "alternative.a.porterDays"],
  ])("are refused with %s %j, beside the field", async (name, value, field = name) => {
    const id = await newBid();
    const fields = { ...(await opened(id)), [name]: value };
    const answer = await post(id, fields);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: Fields }).errors)).toContain(field);
    expect((await sheetOf(id))?.areas[0]?.squareFeet).toBe(16_000);
  });

  it.each(["=1+1", "<script>alert(1)</script>", "🧹", "a\u0000b"])(
    "keep a name such as %j as a text",
    async (name) => {
      const id = await newBid();
      const { status } = await post(id, { ...(await opened(id)), "area.one.name": name });
      expect([303, 422]).toContain(status);
      expect((await cast.ask("administrator", pathOf(id), bidPage.loader)).status).toBe(200);
    },
  );

  it.each(["area", "work"])(
    "without scripts come back with a further row of %s, and nothing is saved",
    async (kind) => {
      const id = await newBid();
      const typed = { ...(await opened(id)), people: "7", [`added.${kind}`]: "k9" };
      const answer = await post(id, { ...typed, more: kind });
      expect(answer.status).toBe(200);
      const { values, errors } = answer.body as { values: Fields; errors: Fields };
      expect(values).toMatchObject({ people: "7" });
      expect(values[`added.${kind}`]).toMatch(/^k9 [a-z0-9]{8}$/);
      expect(errors).toEqual({});
      expect((await sheetOf(id))?.people).not.toBe(7);
      expect((await post(id, { ...typed, more: "room" })).status).toBe(422);
    },
  );

  it("without scripts come back with the fields of a folded area, and nothing is saved", async () => {
    const id = await newBid();
    const typed = { ...(await opened(id)), people: "7", "opened.area": "one" };
    const answer = await post(id, { ...typed, more: "area.two" });
    expect(answer.status).toBe(200);
    const { values } = answer.body as { values: Fields };
    expect(values).toMatchObject({ people: "7", "opened.area": "one two", more: "area.two" });
    expect((await sheetOf(id))?.people).not.toBe(7);
    for (const more of ["area.", "work.two", "area.two three", `area.${"x".repeat(100_000)}`])
      expect((await post(id, { ...typed, more })).status, more.slice(0, 20)).toBe(422);
  });

  it("without scripts come back with one alternative copied to another, and nothing is saved", async () => {
    const id = await newBid();
    const typed = { ...(await opened(id)), people: "7", "area.two.a": "2-week", note: "Cheaper" };
    const choice = { "fill.to": "b", "fill.often": "a", "fill.place": "" };
    const answer = await post(id, { ...typed, ...choice, more: "fill" });
    expect(answer.status).toBe(200);
    const { values, errors } = answer.body as { values: Fields; errors: Fields };
    expect(values).toMatchObject({
      ...choice,
      people: "7",
      note: "Cheaper",
      "area.one.b": "5-week",
      "area.two.b": "2-week",
      "fill.count": "5",
    });
    expect(errors).toEqual({});
    expect((await sheetOf(id))?.people).not.toBe(7);
    expect((await post(id, { ...values, note: "" })).status).toBe(303);
    expect((await sheetOf(id))?.areas[1]?.frequency.b).toEqual({ times: 2, per: "week" });
    for (const wrong of [{ "fill.to": "d" }, { "fill.often": "hourly" }, { "fill.place": "moon" }])
      expect((await post(id, { ...typed, ...choice, ...wrong, more: "fill" })).status).toBe(422);
  });

  it("saved as they were, leave no trace", async () => {
    const id = await newBid();
    const before = await context.db.$count(historyEvents);
    expect((await post(id, await opened(id))).status).toBe(303);
    expect(await context.db.$count(historyEvents)).toBe(before);
  });

  describe("a version", () => {
    const make = async (id: string, more: Fields = {}) => {
      const { revision } = await read(id);
      return post(id, { step: "version", revision: String(revision), note: "", ...more });
    };
    const versionsOf = async (id: string) => {
      const [bid] = await context.db.select().from(bids).where(eq(bids.opportunityId, id));
      return context.db
        .select()
        .from(bidVersions)
        .where(eq(bidVersions.bidId, bid?.id ?? ""))
        .orderBy(bidVersions.number);
    };

    /** What somebody was notified of about the bid of an opportunity, the oldest first. */
    const newsFor = async (recipientId: string, recordId: string) => {
      const rows = await context.db
        .select({ event: notifications.event })
        .from(notifications)
        .where(
          and(
            eq(notifications.accountId, recipientId),
            eq(notifications.recordId, recordId),
            eq(notifications.kind, "bid-approval"),
          ),
        )
        .orderBy(notifications.id);
      return rows.map(({ event }) => event);
    };

    it("has the wage of the porter and the difference for nights that were entered", async () => {
      const id = await newBid();
      const fields = { ...(await opened(id)), porterWage: "21.50", nightDifference: "0.75" };
      expect((await post(id, fields)).status).toBe(303);
      const { input, stored } = await read(id);
      expect(input.sheet).toMatchObject({ porterWage: 21_50, nightDifference: 75 });
      expect(stored).toMatchObject({ porterWage: "21.50", nightDifference: "0.75" });
      const negative = await post(id, { ...(await opened(id)), nightDifference: "-1" });
      expect(negative.status).toBe(422);
    });

    it("keeps the wages of its first day whatever the settings become, until somebody takes those of today", async () => {
      const before = await readBidAssumptions(context.db);
      const id = await newBid();
      expect((await post(id, await opened(id))).status).toBe(303);
      const texts = {
        ...bidAssumptionTexts(before),
        wage: "18.25",
        "roleBurden.lead": "24",
        wagesSource: "Survey of 2026",
      };
      const boss = await administrator();
      const set = (form: Record<string, string>) => changeBidAssumptions(context, boss, form);
      expect(await set(texts)).toEqual({ ok: true });
      try {
        const kept = await read(id);
        expect(kept.input.assumptions.wage).toBe(before.wage);
        expect(kept.basis?.changes.map(({ name, before, after }) => [name, before, after])).toEqual(
          [
            ["wage", "16.84", "18.25"],
            ["roleBurden.lead", "", "24"],
            ["wagesSource", "", "Survey of 2026"],
          ],
        );
        expect(await make(id)).toMatchObject({ status: 303 });
        expect((await versionsOf(id))[0]?.input.assumptions.wage).toBe(before.wage);
        // A new one has those of today.
        expect((await read(await newBid())).input.assumptions.wage).toBe(18_25);

        const revision = String(kept.revision);
        const stale = await post(id, { step: "renew", revision: String(kept.revision - 1) });
        expect(stale.status).toBe(409);
        expect((await post(id, { step: "renew", revision })).status).toBe(303);
        const renewed = await read(id);
        expect(renewed.input.assumptions).toMatchObject({
          wage: 18_25,
          roleBurden: { lead: 24_00 },
        });
        expect(renewed.basis).toMatchObject({ source: "Survey of 2026", changes: [] });
        expect(renewed.history.map(({ what }) => what)).toContain("Switched to today’s settings");
        // Once more changes nothing.
        expect((await post(id, { step: "renew", revision })).status).toBe(303);
        expect((await read(id)).revision).toBe(renewed.revision);
        expect((await versionsOf(id))[0]?.input.assumptions.wage).toBe(before.wage);
      } finally {
        await set({ ...texts, ...bidAssumptionTexts(before) });
      }
    });

    it("keeps a note that was typed when the bid is saved first, and asks to save the version", async () => {
      const id = await newBid();
      const scriptless = { ...(await opened(id)), scriptless: "yes" };
      const typed = { ...scriptless, people: "4", note: "Cheaper by a night" };
      const answer = await post(id, typed);
      expect(answer.status).toBe(200);
      const { values, problem } = answer.body as { values: Fields; problem: string | undefined };
      expect(values).toMatchObject({ step: "saved", note: "Cheaper by a night" });
      expect(problem).toBeUndefined();
      expect((await sheetOf(id))?.people).toBe(4);
      expect(await versionsOf(id)).toEqual([]);
      expect((await post(id, { ...scriptless, people: "4", note: "  " })).status).toBe(303);
      // With scripts, the field stays as it is.
      expect((await post(id, { ...(await opened(id)), note: "Kept" })).status).toBe(303);
    });

    it("is made by Enter in the note, also without scripts, where there is nothing to save", async () => {
      const id = await newBid();
      const { revision } = await read(id);
      const enter = {
        ...(await opened(id)),
        revision: String(revision),
        by: "enter",
        scriptless: "yes",
      };
      // Enter in another field.
      expect((await post(id, { ...enter, note: "" })).location).toBe(`${pathOf(id)}?done=saved`);
      expect(await versionsOf(id)).toEqual([]);
      const edited = await post(id, { ...enter, people: "4", note: "First" });
      expect(edited.status).toBe(200);
      expect((edited.body as { values: Fields }).values).toMatchObject({ note: "First" });
      expect(await versionsOf(id)).toEqual([]);
      const now = { ...(await opened(id)), revision: String((await read(id)).revision) };
      const made = await post(id, { ...enter, ...now, note: "First" });
      expect(made.location).toBe(`${pathOf(id)}?done=version`);
      expect(await versionsOf(id)).toMatchObject([{ note: "First" }]);
    });

    it("keeps its price whatever the bid becomes, and moves the opportunity on", async () => {
      const id = await newBid();
      expect(await make(id, { note: "First" })).toMatchObject({ status: 303 });
      expect((await post(id, { ...(await opened(id)), wage: "30" })).status).toBe(303);
      expect((await make(id)).status).toBe(303);
      const { versions } = await read(id);
      expect(versions.map(({ number, alternatives }) => [number, ...alternatives])).toEqual([
        [2, expect.not.stringContaining("$4,765.25")],
        [1, "Alternative A: $4,765.25 a month, 16.7% margin"],
      ]);
      expect((await read(id, "?version=1")).input.sheet.wage).toBe(null);
      const [opportunity] = await context.db
        .select()
        .from(opportunities)
        .where(eq(opportunities.id, id));
      expect(opportunity?.stage).toBe("bid");
      // Only rates that are used go along.
      const [first] = await versionsOf(id);
      expect(first?.input.rates.map(({ areaType }) => areaType).toSorted()).toEqual([
        "break-room",
        "corridor",
        "lobby",
        "open-office",
      ]);
    });

    it("is of what the page shows: what was typed is saved, and waits for another look", async () => {
      const id = await newBid();
      const press = async (typed: Fields) =>
        post(id, {
          ...(await opened(id)),
          revision: String((await read(id)).revision),
          note: "Fewer people",
          ...typed,
          step: "version",
        });
      const unsaved = await press({ people: "3", "area.blank.type": "office" });
      expect(unsaved.status).toBe(200);
      expect(unsaved.body).toMatchObject({
        problem: expect.stringContaining("no version was made yet"),
        values: { step: "version", note: "Fewer people" },
      });
      expect((unsaved.body as { values: Fields }).values).not.toHaveProperty("people");
      expect(await sheetOf(id)).toMatchObject({ people: 3 });
      const faulty = await press({ people: "many" });
      expect(faulty.status).toBe(422);
      expect(faulty.body).toMatchObject({ values: { step: "save", note: "Fewer people" } });
      const pasted = await press({ pasted: "Hall\t1\tLobby\t500" });
      expect(pasted.status).not.toBe(303);
      expect(await versionsOf(id)).toEqual([]);
      const made = await press({ "area.blank.type": "office" });
      expect(made.location).toBe(`${pathOf(id)}?done=version`);
      expect(await versionsOf(id)).toMatchObject([
        { number: 1, note: "Fewer people", input: { sheet: { people: 3 } } },
      ]);
    });

    it("is refused for what its maker has not seen, and where nothing is priced", async () => {
      const id = await newBid();
      const { revision } = await read(id);
      expect((await post(id, { ...(await opened(id)), people: "3" })).status).toBe(303);
      const stale = await post(id, { step: "version", revision: String(revision), note: "" });
      expect(stale.status).toBe(409);
      const empty = await newBid({ areas: [] });
      expect((await make(empty)).status).toBe(409);
      expect(await versionsOf(id)).toEqual([]);
    });

    it.each([
      ["a market price of nothing", { target: { kind: "price", cents: 0 } }],
      ["nothing to clean", {}],
    ] as const)("is refused while %s is offered", async (_, alternative) => {
      const alternatives = { ...exampleSheet().alternatives, b: exampleAlternative(alternative) };
      const areas = exampleSheet().areas.map((area) => ({
        ...area,
        frequency: { ...area.frequency, b: "target" in alternative ? area.frequency.a : null },
      }));
      const id = await newBid({ alternatives, areas });
      expect((await make(id)).status).toBe(409);
      expect(await versionsOf(id)).toEqual([]);
    });

    it("says what the opportunity would bring, unless somebody has typed it", async () => {
      const valueNow = async (id: string) => {
        const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
        return [row?.valueCents, row?.valueBasis];
      };
      const id = await newBid();
      expect((await make(id)).status).toBe(303);
      expect(await valueNow(id)).toEqual([476_525, "bid"]);
      expect((await post(id, { ...(await opened(id)), wage: "30" })).status).toBe(303);
      expect((await make(id)).status).toBe(303);
      const [later] = await valueNow(id);
      expect(later).toBeGreaterThan(476_525);
      await context.db
        .update(opportunities)
        .set({ valueCents: 500_000, valueBasis: "entered" })
        .where(eq(opportunities.id, id));
      expect((await post(id, { ...(await opened(id)), wage: "31" })).status).toBe(303);
      expect((await make(id)).status).toBe(303);
      expect(await valueNow(id)).toEqual([500_000, "entered"]);
    });

    it("that waits for an administrator says so with the approval", async () => {
      const low = exampleAlternative({ target: { kind: "margin", share: 500 } });
      const id = await newBid({ alternatives: { ...exampleSheet().alternatives, a: low } });
      const basisOf = async () =>
        (await context.db.select().from(opportunities).where(eq(opportunities.id, id)))[0]
          ?.valueBasis;
      expect((await make(id)).status).toBe(303);
      expect(await basisOf()).not.toBe("bid");
      expect((await post(id, { step: "approve", number: "1" })).status).toBe(303);
      expect(await basisOf()).toBe("bid");
    });

    it("under the lowest margin waits for an administrator", async () => {
      const low = exampleAlternative({ target: { kind: "margin", share: 500 } });
      const id = await newBid({ alternatives: { ...exampleSheet().alternatives, a: low } });
      expect((await make(id)).status).toBe(303);
      expect((await read(id)).versions).toMatchObject([{ waits: true }]);
      const fields = { step: "approve", number: "1" };
      expect((await post(id, fields, "account-manager")).status).toBe(403);
      expect((await post(id, { ...fields, number: "2" })).status).toBe(404);
      expect((await post(id, fields)).status).toBe(303);
      expect((await post(id, fields)).status).toBe(409);
      expect((await read(id)).versions).toMatchObject([{ waits: false }]);
      const [version] = await versionsOf(id);
      expect(version?.approvedBy).toBe(cast.ids.administrator);
    });

    it("tells administrators that it waits, and its maker that it was approved", async () => {
      const low = exampleAlternative({ target: { kind: "margin", share: 500 } });
      const id = await newBid({ alternatives: { ...exampleSheet().alternatives, a: low } });
      const { revision } = await read(id);
      const version = { step: "version", revision: String(revision), note: "Their limit" };
      expect((await post(id, version, "account-manager")).status).toBe(303);
      expect(await newsFor(cast.ids.administrator, id)).toEqual(["waits"]);
      expect(await newsFor(cast.ids["account-manager"], id)).toEqual([]);
      expect((await post(id, { step: "approve", number: "1" })).status).toBe(303);
      expect(await newsFor(cast.ids["account-manager"], id)).toEqual(["approved"]);

      const enough = await newBid();
      expect((await make(enough)).status).toBe(303);
      expect(await newsFor(cast.ids.administrator, enough)).toEqual([]);
    });

    it("at the lowest margin or above waits for nobody", async () => {
      const id = await newBid();
      expect((await make(id)).status).toBe(303);
      expect((await post(id, { step: "approve", number: "1" })).status).toBe(409);
    });
  });

  it("stay as they are once the opportunity is closed", async () => {
    const id = await newBid();
    const fields = await opened(id);
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    expect((await post(id, { ...fields, people: "3" })).status).toBe(409);
    expect((await read(id)).mayChange).toBe(false);
  });
});
