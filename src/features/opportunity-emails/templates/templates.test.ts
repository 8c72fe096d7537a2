/** Templates of one's own: who adds them, what they may say, and where they are offered. */
import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { historyEvents, opportunityEmails } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import type { EmailsData } from "../office/emails-page.server.ts";
import * as emailsPage from "../office/emails-page.tsx";
import { emailTemplates } from "../tables/email-templates.ts";
import { addTemplate, removeTemplate } from "./template-commands.server.ts";
import { fillTemplate, maxTemplates, unknownFieldsIn } from "./template-form.ts";
import * as page from "./templates-page.tsx";

const path = "/office/settings/email-templates";
const typed = {
  step: "add",
  name: "References",
  language: "en",
  subject: "Buildings like yours ({reference})",
  text: "Here is who we clean for.\n\nCall {company} at {phone}.",
};
type Fields = Record<string, string>;
const errorsOf = (body: unknown) => (body as { errors: Fields }).errors;

describe("fields of a template", () => {
  it("are filled in once, and those that there are not are named", () => {
    const values = { company: "{phone}", phone: "1", reference: "S-1", sender: "$& Kim" };
    expect(fillTemplate("{company} {sender} {x} {reference}", values)).toBe(
      "{phone} $& Kim {x} S-1",
    );
    expect(unknownFieldsIn("{x} {company} { phone } {x} {}")).toEqual(["x", " phone ", ""]);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  beforeEach(() => context.db.delete(emailTemplates));

  const post = (sent: Fields = {}, role: Role | undefined = "administrator") =>
    cast.ask(role, path, page.action, { ...typed, ...sent });
  const rows = () => context.db.select().from(emailTemplates).orderBy(asc(emailTemplates.name));
  const eventsOf = (id: string) =>
    context.db
      .select({ kind: historyEvents.kind, details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id))
      .orderBy(asc(historyEvents.position));
  const readForm = async (opportunityId: string, query = "") =>
    (
      (
        await cast.ask(
          "account-manager",
          `/office/pipeline/${opportunityId}/emails${query}`,
          emailsPage.loader,
        )
      ).body as EmailsData
    ).form.fields;

  it("are added by administrators alone", async () => {
    for (const role of roles) {
      const isAllowed = role === "administrator";
      expect((await cast.ask(role, path, page.loader)).status, role).toBe(isAllowed ? 200 : 404);
      if (!isAllowed) expect((await post({}, role)).status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, path, page.action, typed);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    expect(await rows()).toEqual([]);
  });

  it("are added, edited and removed, each with from and to", async () => {
    expect((await post()).location).toBe(`${path}?done=added`);
    const [row] = await rows();
    const templateId = row?.id ?? "";
    await post({ step: "change", templateId, subject: "Our references" });
    await post({ step: "remove", templateId });
    expect(await rows()).toEqual([]);
    const { step: _, ...fields } = typed;
    expect(await eventsOf(templateId)).toMatchObject([
      { kind: "added", details: { before: {}, after: fields } },
      {
        kind: "changed",
        details: {
          before: { subject: typed.subject },
          after: { subject: "Our references" },
        },
      },
      { kind: "removed", details: { before: { text: typed.text }, after: {} } },
    ]);
    expect((await post({ step: "change", templateId })).status).toBe(409);
    expect((await post({ step: "remove", templateId })).status).toBe(409);
  });

  it("are offered in the prospect’s language, beside the shipped ones", async () => {
    await post();
    await post({ name: "Referencias", language: "es", text: "Vea a quién limpiamos." });
    const own = Object.fromEntries((await rows()).map(({ name, id }) => [name, id]));
    const id = await addOpportunity(context.db, { email: "dana@prospect.example" });
    const fields = await readForm(id, `?template=${own.References}`);
    expect(fields?.templates.map(({ label }) => label)).toEqual([
      "First answer",
      "Questions",
      "Follow-up",
      "Blank",
      "References",
    ]);
    expect(fields?.template).toBe(own.References);
    expect(fields?.texts.subject).toMatch(/^Buildings like yours \(S-/);
    expect(fields?.texts.text).toMatch(/^Hello|^Hi|^Dear/);
    expect(fields?.texts.text).toContain(`Call ${company.name} at ${company.phone.display}.`);
    // One of another language, or of nobody, is as if none had been chosen.
    for (const other of [own.Referencias, randomUUID(), "x"])
      expect((await readForm(id, `?template=${other}`))?.template).toBe("first-answer");
    const email = { step: "email", subject: "References", text: "Hello" };
    const address = `/office/pipeline/${id}/emails`;
    const sent = { ...email, template: own.References ?? "" };
    expect((await cast.ask("account-manager", address, emailsPage.action, sent)).status).toBe(303);
    const [stored] = await context.db
      .select()
      .from(opportunityEmails)
      .where(eq(opportunityEmails.opportunityId, id));
    expect(stored?.template).toBe("own");
    const bad = { ...email, template: "nothing" };
    expect((await cast.ask("account-manager", address, emailsPage.action, bad)).status).toBe(422);
  });

  it("say which field there is not, and keep what was typed", async () => {
    const refused = await post({ text: "Dear {name}, call {phone}", subject: "{Reference}" });
    expect(refused.status).toBe(422);
    expect(errorsOf(refused.body)).toEqual({
      subject: "We can’t fill in {Reference}. Please use only the fields listed below",
      text: "We can’t fill in {name}. Please use only the fields listed below",
    });
    expect((refused.body as { values: Fields }).values.text).toContain("{name}");
  });

  it.each([
    ["name", ""],
    ["name", "x".repeat(61)],
    ["name", "a\nb"],
    ["language", "fr"],
    ["language", ""],
    ["subject", ""],
    ["subject", "a\r\nBcc: x@y.example"],
    ["subject", "x".repeat(151)],
    ["text", "  "],
    ["text", "x".repeat(100_000)],
    ["step", "steal"],
  ])("refuse %s %j", async (name, value) => {
    const { status } = await post({ [name]: value });
    expect([400, 413, 422]).toContain(status);
    expect(await rows()).toEqual([]);
  });

  it("have a name of their own in each language, whoever adds them at once", async () => {
    const answers = await Promise.all([post(), post({ name: "REFERENCES" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await post({ language: "es" })).status).toBe(303);
    for (const name of ["follow-up", "Seguimiento"]) {
      const refused = await post({ name });
      expect(errorsOf(refused.body)).toHaveProperty("name");
    }
    const [, other] = [await post({ name: "Prices" }), (await rows())[0]];
    const taken = { step: "change", templateId: other?.id ?? "", name: "references" };
    expect((await post(taken)).status).toBe(409);
    expect(await rows()).toHaveLength(3);
  });

  it("are fifty at most, whoever adds the last one", async () => {
    const actor = administratorOf(cast);
    const row = { language: "en", subject: "S", text: "T" } as const;
    const addedBy = actor.accountId;
    const many = Array.from({ length: maxTemplates - 1 }).map((_, at) => ({
      ...row,
      addedBy,
      id: randomUUID(),
      name: `Template ${at}`,
    }));
    await context.db.insert(emailTemplates).values(many);
    const results = await Promise.all(
      ["One", "Two"].map((name) => addTemplate(context, actor, { ...row, name })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: "too-many" });
    const [first] = await rows();
    expect(await removeTemplate(context, actor, first?.id ?? "")).toMatchObject({ ok: true });
    expect((await post()).status).toBe(303);
  });
});
