/** What all pages of the rules have in common: who may, what is put back, and what leaves no trace. */
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { companySettings, historyEvents } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as bidAssumptionsPage from "./bid-assumptions/bid-assumptions-page.tsx";
import * as holidaysPage from "./holidays/holidays-page.tsx";
import * as legalPage from "./legal/legal-page.tsx";
import * as paymentPage from "./payment/payment-page.tsx";
import * as rateCardPage from "./rate-card/rate-card-page.tsx";
import * as retentionPage from "./retention/retention-page.tsx";
import * as rolesPage from "./roles/roles-page.tsx";
import * as sealPage from "./seal/seal-page.tsx";
import * as serviceLevelsPage from "./service-levels/service-levels-page.tsx";
import * as spamPage from "./spam/spam-page.tsx";

type Texts = Record<string, string>;

/** With a change that the form takes. */
const pages = [
  [
    "bid-assumptions",
    bidAssumptionsPage,
    "/office/settings/bid-assumptions",
    { "burden.health": "8.5" },
  ],
  ["holidays", holidaysPage, "/office/settings/holidays", { own: "12/24 Christmas Eve" }],
  ["legal", legalPage, "/office/settings/legal", { bond: "25000" }],
  ["payment", paymentPage, "/office/settings/payment", { payLink: "https://pay.sound.com/" }],
  ["rate-card", rateCardPage, "/office/settings/rate-card", { "rate.office.high": "0.24" }],
  ["retention", retentionPage, "/office/settings/retention", { emails: "120" }],
  ["roles", rolesPage, "/office/settings/roles", { "supervisor.prices.read": "yes" }],
  ["seal", sealPage, "/office/settings/seal", { timeServer: "https://time.example.com/tsr" }],
  [
    "service-levels",
    serviceLevelsPage,
    "/office/settings/service-levels",
    { "planned.response": "11" },
  ],
  ["spam-words", spamPage, "/office/settings/spam-words", { words: "gutter leads" }],
] as const;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(() => context.db.delete(companySettings));

  const storedValue = async (section: string) =>
    (
      await context.db
        .select({ value: companySettings.value })
        .from(companySettings)
        .where(eq(companySettings.section, section))
    )[0]?.value;

  describe.each(pages)("%s", (section, page, path, typed) => {
    const shown = async (): Promise<Texts> => {
      const { body } = await cast.ask("administrator", path, page.loader);
      return (body as { stored: Texts }).stored;
    };
    const save = async (fields: Texts) => {
      const stored = await shown();
      const seen = Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]);
      const isWhole = { isWhole: "yes" };
      const posted = { ...stored, ...Object.fromEntries(seen), ...isWhole, ...fields };
      return cast.ask("administrator", path, page.action, posted);
    };

    it("is for administrators alone, also where somebody posts to it", async () => {
      for (const role of roles) {
        const { status } = await cast.ask(role, path, page.loader);
        expect(status, role).toBe(role === "administrator" ? 200 : 404);
        if (role === "administrator") continue;
        expect((await cast.ask(role, path, page.action, typed)).status, role).toBe(404);
        const restored = await cast.ask(role, `${path}?restore`, page.action, {});
        expect(restored.status, role).toBe(404);
      }
      for (const posted of [undefined, typed]) {
        const handler = posted ? page.action : page.loader;
        const guest = await cast.ask(undefined, path, handler, posted);
        expect(guest.location).toMatch(/^\/client-portal\?/);
      }
      expect(await storedValue(section)).toBeUndefined();
    });

    it("saving what is there leaves no trace", async () => {
      const before = await context.db.$count(historyEvents);
      expect((await save({})).status).toBe(303);
      expect(await context.db.$count(historyEvents)).toBe(before);
    });

    it("a change is kept with both values, and is put back to what was shipped", async () => {
      const shipped = await shown();
      expect(await save(typed)).toMatchObject({ status: 303, location: `${path}?done=saved` });
      expect(await shown()).toMatchObject(typed);
      const restored = await cast.ask("administrator", `${path}?restore`, page.action, {});
      expect(restored).toMatchObject({ status: 303, location: `${path}?done=restored` });
      expect(await shown()).toEqual(shipped);
      const events = await context.db
        .select({ kind: historyEvents.kind, details: historyEvents.details })
        .from(historyEvents)
        .orderBy(historyEvents.position);
      const [changed, back] = events.slice(-2);
      const details = { before: expect.anything(), after: expect.anything() };
      expect(changed).toMatchObject({ kind: `${section}-changed`, details });
      expect(back).toMatchObject({ kind: `${section}-changed`, details });
      expect(back?.details.after).toEqual(changed?.details.before);
      // Twice is once.
      await cast.ask("administrator", `${path}?restore`, page.action, {});
      expect(await context.db.$count(historyEvents)).toBe(events.length);
    });

    it("a form without its fields, or with texts of any kind, breaks nothing", async () => {
      const [name = ""] = Object.keys(typed);
      for (const value of ["", "\u0000", "x".repeat(100_000), "<script>", "-1", "🧹".repeat(9)]) {
        const { status } = await cast.ask("administrator", path, page.action, { [name]: value });
        expect([303, 413, 422], value.slice(0, 9)).toContain(status);
      }
      expect((await cast.ask("administrator", path, page.action, {})).status).toBe(422);
      expect((await cast.ask("administrator", path, page.loader)).status).toBe(200);
    });
  });
});
