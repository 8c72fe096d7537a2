/** The steps that make the product the company's own: who sees them, what counts as done, and how they end. */

import { beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { companySettings } from "#features/schema.ts";
import { readSettingNames } from "#platform/records/setting-names.server.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import * as companyPage from "../company/company-page.tsx";
import { confirmLaunchItem } from "../going-live/launch-items.server.ts";
import { isInFirstSetup, openFirstSetup } from "./first-setup.server.ts";
import * as page from "./first-setup-page.tsx";
import { firstSetupPath, setupSteps } from "./setup-steps.ts";

const answered = z.object({ steps: z.array(z.object({ step: z.string(), isDone: z.boolean() })) });

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  beforeEach(async () => {
    await context.db.delete(companySettings);
    await openFirstSetup(context.db);
  });

  const finish = (fields: Record<string, string> = { step: "finish" }) =>
    cast.ask("administrator", firstSetupPath, page.action, fields);
  const stepsDone = async () => {
    const { body } = await cast.ask("administrator", firstSetupPath, page.loader);
    const { steps } = answered.parse(body);
    return steps.filter(({ isDone }) => isDone).map(({ step }) => step);
  };

  it("is for administrators alone, also where somebody posts to it", async () => {
    const stored = await readSettingNames(context.db);
    for (const role of roles) {
      const isLetIn = role === "administrator";
      const { status } = await cast.ask(role, firstSetupPath, page.loader);
      expect(status, role).toBe(isLetIn ? 200 : 404);
      expect(isInFirstSetup({ ...administratorOf(cast), role }, stored), role).toBe(isLetIn);
      if (isLetIn) continue;
      const posted = await cast.ask(role, firstSetupPath, page.action, { step: "finish" });
      expect(posted.status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, firstSetupPath, page.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
  });

  it("a step is done once the list before going live misses nothing of it", async () => {
    const before = await stepsDone();
    expect(before).not.toContain("hours");
    await confirmLaunchItem(context, administratorOf(cast), {
      name: "details",
      isDone: true,
    });
    expect((await stepsDone()).filter((step) => !before.includes(step))).toEqual(["hours"]);
  });

  it("ends when somebody says so, once, and opens again for nobody", async () => {
    expect(await finish()).toMatchObject({ status: 303, location: "/office/going-live" });
    expect(isInFirstSetup(administratorOf(cast), await readSettingNames(context.db))).toBe(false);
    // Another tab says it later.
    expect(await finish()).toMatchObject({ status: 303, location: "/office/going-live" });
  });

  it("anything else is refused, and the setup stays open", async () => {
    const wrong: Record<string, string>[] = [{}, { step: "begin" }, { step: "__proto__" }];
    for (const fields of wrong) expect((await finish(fields)).status).toBe(422);
    expect(isInFirstSetup(administratorOf(cast), await readSettingNames(context.db))).toBe(true);
  });

  it("leads to pages of the office that are there", async () => {
    expect(setupSteps[0]?.path).toBe("/office/settings/company");
    expect((await cast.ask("administrator", setupSteps[0].path, companyPage.loader)).status).toBe(
      200,
    );
  });
});
