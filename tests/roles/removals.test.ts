/** What somebody else has done since a page was opened is not taken along by a command of that page. */
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as floorPlanPage from "#features/floor-plans/office/plan-page.tsx";
import * as keyPage from "#features/keys/detail-page.tsx";
import { showCode } from "#features/keys/key-commands.server.ts";
import * as newsletterPage from "#features/newsletter/office/newsletter-page.tsx";
import { floorPlans, historyEvents, newsletters } from "#features/schema.ts";
import { saveDraft } from "#features/website/change-website.server.ts";
import * as documentPage from "#features/website/document-page.tsx";
import { findWebsiteDocument } from "#features/website/website-documents.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addTestPlan, tracedRoom } from "#tests/support/floor-plans.ts";
import { addTestKey } from "#tests/support/keys.ts";
import { readableText } from "#tests/support/markup.ts";
import { addDraftNewsletter } from "#tests/support/newsletters.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { openForm, type PageModule } from "#tests/support/served-form.tsx";
import { temporaryFiles } from "#tests/support/temporary-files.ts";

interface Place {
  path: string;
  page: PageModule;
}

interface Removal extends Place {
  /** The form that takes along what is there. */
  command: string;
  typed?: Record<string, string>;
  /** The form of the other person, and what they write in it. */
  edit: { within: string; fields: Record<string, string> };
  record: () => Promise<string>;
  isDone: () => Promise<boolean>;
  /** What the history keeps of it. */
  kept: Record<string, unknown>;
  people?: [Role, Role];
}

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context, temporaryFiles());
  const boss = () => administratorOf(cast);
  const headline = "en.hero.headline";
  const home = async () => findWebsiteDocument(context.db, "home");
  const website: Place = { path: "/office/website/document?name=home", page: documentPage };
  const long = `${"Words. ".repeat(100)}The end.`;

  const cases: Record<string, () => Promise<Removal>> = {
    "a draft of the website that is discarded": async () => {
      await saveDraft(context, boss(), "home", { [headline]: "First" });
      return {
        ...website,
        command: "[name=step][value=discard]",
        edit: { within: `[name="${headline}"]`, fields: { [headline]: "An hour of work" } },
        record: async () => (await home())?.id ?? "",
        isDone: async () => (await home())?.draft === null,
        kept: { before: { [headline]: "An hour of work" } },
        people: ["administrator", "administrator"],
      };
    },
    "a draft of the website that an earlier version replaces": async () => {
      await saveDraft(context, boss(), "home", { [headline]: "First" });
      return {
        ...website,
        command: "[name=version][value=shipped]",
        edit: { within: `[name="${headline}"]`, fields: { [headline]: "Another hour" } },
        record: async () => (await home())?.id ?? "",
        isDone: async () => (await home())?.draft === null,
        kept: { before: { [headline]: "Another hour" } },
        people: ["administrator", "administrator"],
      };
    },
    "a draft of a newsletter": async () => {
      const id = await addDraftNewsletter(context.db, boss());
      const ofIt = eq(newsletters.id, id);
      return {
        path: `/office/newsletters/${id}`,
        page: newsletterPage,
        command: "[name=step][value=delete]",
        edit: { within: "[name=body-en]", fields: { "body-en": long } },
        record: async () => id,
        isDone: async () => (await context.db.$count(newsletters, ofIt)) === 0,
        kept: { before: { "body-en": long } },
      };
    },
    "a floor plan": async () => {
      const opportunityId = await addOpportunity(context.db);
      const id = await addTestPlan(context.db, boss(), opportunityId, { texts: tracedRoom });
      return {
        path: `/office/pipeline/${opportunityId}/floor-plan/${id}`,
        page: floorPlanPage,
        command: "[name=step][value=remove]",
        edit: { within: "[name=planName]", fields: { planName: "Second floor" } },
        record: async () => id,
        isDone: async () => (await context.db.$count(floorPlans, eq(floorPlans.id, id))) === 0,
        kept: {
          before: {
            planName: "Second floor",
            "room.one.corners": tracedRoom["room.one.corners"],
          },
        },
      };
    },
    "the code of an alarm": async () => {
      const { id: facilityId } = await addFacility(context, { clientId: cast.own.id });
      const id = await addTestKey(context, boss(), { facilityId, kind: "code" });
      return {
        path: `/office/keys/${id}`,
        page: keyPage,
        command: "[name=code]",
        typed: { code: "2222" },
        edit: { within: "[name=code]", fields: { code: "1111" } },
        record: async () => id,
        isDone: async () => {
          const shown = await showCode(context, boss(), id);
          return shown.ok && shown.code === "2222";
        },
        kept: {},
      };
    },
  };

  describe.each(Object.keys(cases))("%s", (name) => {
    it("is asked about again by who has changed it, and is a choice then", async () => {
      const removal = await cases[name]?.();
      if (removal === undefined) throw new Error(name);
      const { path, page, command, edit, typed = {}, record, isDone, kept } = removal;
      const [first, second] = removal.people ?? ["administrator", "account-manager"];
      const open = (role: Role, within: string) => openForm(cast, { role, path, page, within });
      const older = await open(second, command);
      const changed = await (await open(first, edit.within)).send(edit.fields);
      expect(changed.status, JSON.stringify(changed.body)).toBe(303);
      const refused = await older.send(typed);
      expect(refused.status).toBe(409);
      expect(await isDone()).toBe(false);
      const again = await refused.again();
      const text = again.page.all("[role=alert]").map(readableText).join(" ");
      expect(text).toMatch(
        first === second
          ? /You changed this in another window after you opened this page/
          : /(?!Someone else)\S+.* changed this after you opened the page, so nothing was done/,
      );
      const id = await record();
      expect((await again.send(typed)).status).toBe(303);
      expect(await isDone()).toBe(true);
      const [last] = await context.db
        .select({ details: historyEvents.details })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id))
        .orderBy(desc(historyEvents.position))
        .limit(1);
      expect(last?.details).toMatchObject(kept);
      expect(JSON.stringify(last?.details)).not.toMatch(/1111|2222/);
    });

    it("needs no second press where nobody has changed it", async () => {
      const removal = await cases[name]?.();
      if (removal === undefined) throw new Error(name);
      const { path, page, command, typed = {}, isDone } = removal;
      const form = await openForm(cast, { role: "administrator", path, page, within: command });
      expect((await form.send(typed)).status).toBe(303);
      expect(await isDone()).toBe(true);
    });
  });
});
