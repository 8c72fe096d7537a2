/** What administrators give to a role: how it is asked for, when it counts, and when it no longer does. */
import { asc } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { companySettings, historyEvents } from "#features/schema.ts";
import * as listPage from "#features/submissions/office/list-page.tsx";
import { giveExtras, may, ruleOf } from "#platform/identity/permissions.ts";
import { staffRoles } from "#platform/identity/roles.ts";
import { languages } from "#platform/language/language.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { changeCompany, companyTexts } from "../company/change-company.server.ts";
import { settingsFieldLabels } from "../field-labels.server.ts";
import { followCompany } from "../follow-company.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { officePermissions } from "./permission-groups.ts";
import * as page from "./roles-page.tsx";
import { rolesForm } from "./roles-section.server.ts";

const path = "/office/settings/roles";

afterEach(() => giveExtras({}));

describe("the rights", () => {
  it("stand in one group each, with words in each language", () => {
    expect(new Set(officePermissions).size).toBe(officePermissions.length);
    for (const language of languages) {
      const { rights } = settingsServerMessages(language);
      expect(Object.keys(rights).toSorted()).toEqual(officePermissions.toSorted());
      expect(new Set(Object.values(rights)).size).toBe(officePermissions.length);
    }
  });

  it("are all that somebody of the staff has", () => {
    for (const right of officePermissions)
      expect(staffRoles.some((role) => ruleOf(right).roles.some((one) => one === role))).toBe(true);
  });
});

describe("the form", () => {
  const parse = (ticks: Record<string, string>) =>
    z.safeParse(rolesForm("en"), { isWhole: "yes", ...ticks });

  it("takes what may be given, and nothing else", () => {
    expect(
      parse({
        "supervisor.leads.read": "yes",
        "supervisor.invoices.read": "yes",
        "crew-lead.settings.change": "yes",
        "client-member.contracts.read": "yes",
        "administrator.leads.read": "yes",
        "__proto__.leads.read": "yes",
      }).data,
    ).toEqual({ supervisor: ["leads.read"] });
  });

  it("refuses what would open nothing, beside its tick", () => {
    expect(parse({ "recruiter.leads.answer": "yes" }).error?.issues).toMatchObject([
      {
        path: ["recruiter.leads.answer"],
        message: "This has no effect without “See quote requests”. Please check that one, too.",
      },
    ]);
    expect(parse({ "recruiter.leads.answer": "yes", "recruiter.leads.read": "yes" }).success).toBe(
      true,
    );
    // What the role is shipped with need not be given.
    expect(parse({ "supervisor.contracts.read": "yes" }).success).toBe(true);
  });

  it("takes away nothing where its end has not arrived", () => {
    expect(z.safeParse(rolesForm("en"), { "supervisor.leads.read": "yes" }).success).toBe(false);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(async () => {
    changeCompanyFacts(shippedFacts);
    await context.db.delete(companySettings);
  });

  const shown = async (): Promise<Record<string, string>> => {
    const { body } = await cast.ask("administrator", path, page.loader);
    return (body as { stored: Record<string, string> }).stored;
  };
  /** With what the form showed when it was opened. */
  const save = (ticks: Record<string, string>, stored: Record<string, string>) => {
    const seen = Object.entries(stored).map(([name, value]) => [`seen.${name}`, value]);
    const sent = { ...stored, isWhole: "yes", ...Object.fromEntries(seen), ...ticks };
    return cast.ask("administrator", path, page.action, sent);
  };
  const requests = "/office/leads";
  const opens = async () => (await cast.ask("supervisor", requests, listPage.loader)).status;

  it("counts from the next page on, and no longer once it is taken away, in the same session", async () => {
    const followed = await followCompany(database(), silentLog, async () => {});
    expect(await opens()).toBe(404);
    await save({ "supervisor.leads.read": "yes" }, await shown());
    await expect.poll(opens).toBe(200);
    expect((await cast.ask("crew-lead", requests, listPage.loader)).status).toBe(404);
    await cast.ask("administrator", `${path}?restore`, page.action, {});
    await expect.poll(opens).toBe(404);
    await followed.stop();
  });

  it("is taken away while pages of an earlier change are still being rendered", async () => {
    let render = () => {};
    const rendered = new Promise<void>((resolve) => {
      render = resolve;
    });
    await save({ "supervisor.leads.read": "yes" }, await shown());
    const followed = await followCompany(database(), silentLog, () => rendered);
    expect(await opens()).toBe(200);
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    await changeCompany(context, chief, { ...companyTexts(shippedFacts), name: "Slow Pages" });
    await save({ "supervisor.leads.read": "" }, await shown());
    await expect.poll(opens).toBe(404);
    render();
    await followed.stop();
  });

  it("of two administrators, both are heard", async () => {
    const before = await shown();
    await save({ "supervisor.leads.read": "yes" }, before);
    await save({ "crew-lead.documents.read": "yes" }, before);
    expect(await shown()).toMatchObject({
      "supervisor.leads.read": "yes",
      "crew-lead.documents.read": "yes",
    });
    const events = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .orderBy(asc(historyEvents.position));
    expect(events.slice(-2).map(({ details }) => details)).toMatchObject([
      { before: { "supervisor.leads.read": "" }, after: { "supervisor.leads.read": "yes" } },
      { before: { "crew-lead.documents.read": "" }, after: { "crew-lead.documents.read": "yes" } },
    ]);
    expect(settingsFieldLabels("es")["crew-lead.documents.read"]).toBe(
      "Jefe de equipo: Ver los documentos",
    );
  });

  it("leaves out what is stored and may no longer be given", async () => {
    await save({ "supervisor.leads.read": "yes" }, await shown());
    await context.db
      .update(companySettings)
      .set({ value: { supervisor: ["invoices.read", "towers.climb", "leads.read"] } });
    const followed = await followCompany(database(), silentLog, async () => {});
    const supervisor = { role: "supervisor", needsSecondFactor: false } as const;
    expect(may(supervisor, "leads.read")).toBe(true);
    expect(may(supervisor, "invoices.read")).toBe(false);
    await followed.stop();
  });
});
