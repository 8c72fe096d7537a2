/** Own rates: who sets them, what replaces what, and what an import brings and takes back. */
import { beforeEach, expect, it } from "vitest";
import { productionRates } from "#features/schema.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { ratesNoun } from "./imports/rates-noun.server.ts";
import { rateFor } from "./production-rate.ts";
import { addProductionRate, endProductionRate, undoAddedRates } from "./rate-commands.server.ts";
import type { RateForm } from "./rate-form.ts";
import * as ratesPage from "./rates-page.tsx";
import { readRatesInForce } from "./read-rates.server.ts";

const path = "/office/settings/production-rates";

const rate = (more: Partial<RateForm> = {}): RateForm => ({
  subject: "open-office",
  floorCovering: null,
  facilityType: null,
  squareFeetAnHour: 3_000,
  secondsEach: null,
  low: null,
  high: null,
  source: "Own time study",
  ...more,
});

const typed = {
  subject: "open-office",
  floorCovering: "carpet",
  facilityType: "",
  rate: "3,100",
  low: "2,800",
  high: "3,400",
  source: "Own time study",
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  beforeEach(() => context.db.delete(productionRates));

  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const officeRate = async () =>
    rateFor(
      (await readRatesInForce(context.db)).rates,
      { type: "open-office", floorCovering: "carpet" },
      "office",
    )?.squareFeetAnHour;

  it("are read and set by administrators alone", async () => {
    for (const role of roles) {
      const status = role === "administrator" ? 200 : 404;
      expect((await cast.ask(role, path, ratesPage.loader)).status, role).toBe(status);
      if (role === "administrator") continue;
      expect((await cast.ask(role, path, ratesPage.action, typed)).status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, path, ratesPage.action, typed);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    for (const role of [...clientRoles, ...staffRoles].filter((one) => one !== "administrator")) {
      const actor = actorOf(await addPerson(context, { role }));
      expect(await addProductionRate(context, actor, rate())).toMatchObject({
        reason: "not-allowed",
      });
    }
    expect(await context.db.$count(productionRates)).toBe(0);
  });

  it("count before those that are shipped, the most specific first, until they are taken out", async () => {
    const actor = await administrator();
    expect(await officeRate()).toBe(3_500);
    const added = await addProductionRate(context, actor, rate());
    expect(await officeRate()).toBe(3_000);
    await addProductionRate(
      context,
      actor,
      rate({ floorCovering: "carpet", squareFeetAnHour: 2_900 }),
    );
    expect(await officeRate()).toBe(2_900);
    await addProductionRate(
      context,
      actor,
      rate({ floorCovering: "tile", squareFeetAnHour: 2_000 }),
    );
    expect(await officeRate()).toBe(2_900);
    if (!added.ok) throw new Error("the first rate was refused");
    expect(await endProductionRate(context, actor, added.id)).toEqual({ ok: true });
    expect(await endProductionRate(context, actor, added.id)).toMatchObject({
      reason: "wrong-state",
    });
  });

  it("for fixtures are minutes each", async () => {
    const answer = await cast.ask("administrator", path, ratesPage.action, {
      ...typed,
      subject: "toilet",
      floorCovering: "",
      rate: "2.5",
      low: "",
      high: "",
    });
    expect(answer).toMatchObject({ status: 303, location: `${path}?done=added` });
    expect((await readRatesInForce(context.db)).fixtureTimes).toMatchObject({
      toilet: { seconds: 150, isOwn: true },
      sink: { seconds: 60, isOwn: false },
    });
  });

  it("are replaced only by who was shown what they replace", async () => {
    const post = (fields: Record<string, string>) =>
      cast.ask("administrator", path, ratesPage.action, { ...typed, ...fields });
    expect(await post({})).toMatchObject({ status: 303 });
    expect(await post({})).toMatchObject({ status: 409 });
    const asked = await post({ rate: "3300" });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        errors: {
          rate: "3,100 sq ft/h from “Own time study” is in force for this. Press the button again to replace it.",
        },
      },
    });
    expect(await officeRate()).toBe(3_100);
    // Somebody else is faster: what was shown is no longer what would be replaced.
    const { replaces = "" } = (asked.body as { values: Record<string, string> }).values;
    expect((await post({ rate: "3200", replaces })).status).toBe(303);
    expect((await post({ rate: "3300", replaces })).status).toBe(409);
    expect(await officeRate()).toBe(3_200);
    const { body } = await cast.ask("administrator", path, ratesPage.loader);
    expect((body as { version: number; earlier: unknown[] }).version).toBe(3);
    expect((body as { earlier: unknown[] }).earlier).toHaveLength(1);
  });

  it.each([
    ["subject", "spaceship"],
    ["rate", ""],
    ["rate", "0"],
    ["rate", "-5"],
    ["rate", "3100.5"],
    ["rate", "1000000"],
    ["low", "3,500"],
    ["high", ""],
    ["floorCovering", "lava"],
    ["facilityType", "moon"],
    ["source", " "],
    ["source", "x".repeat(5_000)],
  ])("are refused with %s %j", async (name, value) => {
    const answer = await cast.ask("administrator", path, ratesPage.action, {
      ...typed,
      [name]: value,
    });
    expect(answer.status).toBe(422);
    expect(await context.db.$count(productionRates)).toBe(0);
  });

  it.each(["=1+1", "<script>alert(1)</script>", "🧹", "a\u0000b"])(
    "keep a source such as %j as a text",
    async (source) => {
      const { status } = await cast.ask("administrator", path, ratesPage.action, {
        ...typed,
        source,
      });
      expect([303, 422]).toContain(status);
      expect((await cast.ask("administrator", path, ratesPage.loader)).status).toBe(200);
    },
  );

  it("come out of a file, replace what they are for, and count again when it is undone", async () => {
    const actor = await administrator();
    await addProductionRate(context, actor, rate({ squareFeetAnHour: 2_700 }));
    const reading = await ratesNoun.readRows(
      { db: context.db, actor, language: "en", ownRecords: async () => new Set() },
      [
        { subject: "Open office", rate: "3,300", source: "Licensed, 2026" },
        { subject: "inodoro", rate: "2.75", source: "Licensed, 2026" },
        { subject: "Open office", rate: "2700", source: "Own time study" },
        { subject: "Moon", rate: "fast", source: "" },
        { subject: "Lobby", rate: "=1+1", source: "Licensed, 2026" },
      ],
    );
    expect(reading.map(({ state }) => state)).toEqual([
      "ready",
      "ready",
      "known",
      "faulty",
      "faulty",
    ]);
    const ids: string[] = [];
    for (const row of reading) {
      if (row.state !== "ready") continue;
      const created = await row.create({ db: context.db, queue: context.queue, actor });
      if (created.ok) ids.push(created.id);
    }
    expect(ids).toHaveLength(2);
    expect(await officeRate()).toBe(3_300);
    expect((await readRatesInForce(context.db)).fixtureTimes.toilet.seconds).toBe(165);
    await context.db.transaction((tx) => undoAddedRates(tx, ids));
    expect(await officeRate()).toBe(2_700);
    expect((await readRatesInForce(context.db)).fixtureTimes.toilet.isOwn).toBe(false);
  });
});
