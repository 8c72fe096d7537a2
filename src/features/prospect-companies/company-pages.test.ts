/** Each address of companies, asked by a guest, by every role, and with bad input. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  prospectCompanies,
  prospectContacts,
  prospectDismissals,
  prospectMerges,
} from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity, opportunityRow } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as companyPage from "./office/company-page.tsx";
import type { CompanyListData } from "./office/company-pages.server.ts";
import * as duplicatesPage from "./office/duplicates-page.tsx";
import { loader as exportFile } from "./office/export.ts";
import * as listPage from "./office/list-page.tsx";
import * as mergePage from "./office/merge-page.tsx";

const sellers: readonly Role[] = ["administrator", "account-manager"];
const text = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const path = (id: string) => `/office/prospects/${id}`;
  async function asked(sample: Parameters<typeof addOpportunity>[1] = {}) {
    const id = await addOpportunity(context.db, sample);
    return opportunityRow(context.db, id);
  }
  const companyOf = async (id: string) => {
    const [row] = await context.db
      .select()
      .from(prospectCompanies)
      .where(eq(prospectCompanies.id, id));
    return row;
  };
  const contactsOf = (companyId: string) =>
    context.db.select().from(prospectContacts).where(eq(prospectContacts.companyId, companyId));
  const post = (id: string, fields: Record<string, string>, role: Role = "account-manager") =>
    cast.ask(role, path(id), companyPage.action, fields);
  const contact = {
    step: "contact-add",
    name: "Wanda Ellis",
    jobTitle: "Owner",
    email: "wanda@acme.example",
    phone: "",
    language: "es",
  };
  const facts = { step: "edit", name: "Acme", homepage: "", phone: "", address: "" };

  const addresses = (id: string, other: string): [string, unknown, Record<string, string>?][] => {
    const pair = { kind: "company", one: id, other };
    return [
      ["/office/prospects", listPage.loader],
      ["/office/prospects/export.csv", exportFile],
      ["/office/prospects/duplicates", duplicatesPage.loader],
      ["/office/prospects/duplicates", duplicatesPage.action, { step: "dismiss", ...pair }],
      [path(id), companyPage.loader],
      [path(id), companyPage.action, facts],
      [path(id), companyPage.action, contact],
      [`${path(id)}/merge`, mergePage.loader],
      [`${path(id)}/merge?with=${other}`, mergePage.loader],
      [`${path(id)}/merge?with=${other}`, mergePage.action, { seen: "" }],
    ];
  };

  it("a guest is led to the sign-in, and for other roles nothing of it exists", async () => {
    const one = await asked({ subject: "Hidden Holdings" });
    const other = await asked({ subject: "Hidden Holdings LLC" });
    for (const role of [undefined, ...roles.filter((one) => !sellers.includes(one))])
      for (const [address, handler, posted] of addresses(one.companyId, other.companyId)) {
        const answer = await cast.ask(role, address, handler, posted);
        if (role === undefined) expect(answer.location).toMatch(/^\/client-portal\?next=/);
        else expect(answer.status, `${role} ${address}`).toBe(404);
        expect(text(answer.body) ?? "").not.toContain("Hidden Holdings");
      }
    expect((await companyOf(one.companyId))?.name).toBe("Hidden Holdings");
    expect(await contactsOf(one.companyId)).toHaveLength(1);
    expect(await context.db.$count(prospectDismissals)).toBe(0);
  });

  it("sellers find a company in the list, by any filter, and read all that it has asked for", async () => {
    const row = await asked({ subject: "Listed & Sons", phone: "(312) 555-7788" });
    for (const query of ["words=listed", "words=3125557788", "state=open&sort=name"]) {
      const page = await cast.ask("administrator", `/office/prospects?${query}`, listPage.loader);
      expect(text(page.body), query).toContain(row.companyId);
    }
    for (const query of ["state=won", "state=lost", "state=none", "words=unlisted"]) {
      const page = await cast.ask("administrator", `/office/prospects?${query}`, listPage.loader);
      expect(text(page.body), query).not.toContain(row.companyId);
    }
    for (const query of ["state=mine", "after=x", "sort=size", "words=%00", "words=%27%20%5C"]) {
      const page = await cast.ask("administrator", `/office/prospects?${query}`, listPage.loader);
      expect(page.status, query).toBe(200);
    }
    const page = await cast.ask("account-manager", path(row.companyId), companyPage.loader);
    expect(page.body).toMatchObject({
      name: "Listed & Sons",
      asked: [{ id: row.id, leadId: row.leadId, stage: "new" }],
    });
  });

  it("leads from page to page of the list", async () => {
    const names = ["a", "b", "c"].map((letter) => `Paged ${letter} ${randomUUID()}`);
    for (const subject of names) await asked({ subject });
    const first = await cast.ask(
      "administrator",
      "/office/prospects?words=paged&sort=name",
      listPage.loader,
    );
    const rows = (first.body as { rows: { id: string; name: string }[] }).rows;
    expect(rows.map(({ name }) => name)).toEqual(names);
    for (const sort of ["name", "newest"]) {
      const order = sort === "name" ? rows : rows.toReversed();
      const next = await cast.ask(
        "administrator",
        `/office/prospects?words=paged&sort=${sort}&after=${order[0]?.id}`,
        listPage.loader,
      );
      expect((next.body as { rows: { id: string }[] }).rows.map(({ id }) => id)).toEqual(
        order.slice(1).map(({ id }) => id),
      );
    }
  });

  it("contacts are added, changed, and removed where no opportunity names them", async () => {
    const { companyId, contactId } = await asked();
    expect((await post(companyId, contact)).status).toBe(303);
    const added = (await contactsOf(companyId)).find(({ name }) => name === "Wanda Ellis");
    expect(added).toMatchObject({ jobTitle: "Owner", language: "es" });
    const id = added?.id ?? "";
    const changed = { ...contact, step: "contact-edit", contactId: id, jobTitle: "=1+1" };
    expect((await post(companyId, changed)).status).toBe(303);
    expect((await contactsOf(companyId)).find((one) => one.id === id)?.jobTitle).toBe("=1+1");
    expect((await post(companyId, { step: "contact-remove", contactId })).status).toBe(409);
    const other = await asked({ subject: "Another Employer" });
    expect((await post(other.companyId, { step: "contact-remove", contactId: id })).status).toBe(
      404,
    );
    expect((await post(other.companyId, { ...changed, name: "Not mine" })).status).toBe(404);
    expect((await post(companyId, { step: "contact-remove", contactId: id })).status).toBe(303);
    expect(await contactsOf(companyId)).toHaveLength(1);
  });

  it("two people who change different facts both keep theirs, and the same one is asked about", async () => {
    const { companyId } = await asked({ subject: "Edited Inc" });
    const seen = Object.fromEntries(
      Object.entries({ ...facts, name: "Edited Inc" })
        .filter(([name]) => name !== "step")
        .map(([name, value]) => [`seen.${name}`, value]),
    );
    const mine = { ...facts, ...seen, name: "Edited Inc" };
    expect((await post(companyId, { ...mine, homepage: "www.edited.example/x" })).status).toBe(303);
    const other = { ...mine, address: "1 Main St" };
    expect((await post(companyId, other, "administrator")).status).toBe(303);
    expect(await companyOf(companyId)).toMatchObject({
      homepage: "www.edited.example/x",
      domain: "edited.example",
      address: "1 Main St",
    });
    const both = await post(companyId, { ...mine, homepage: "other.example" }, "administrator");
    expect(both.status).toBe(409);
    expect(both.body).toMatchObject({ errors: { homepage: expect.stringContaining("edited") } });
  });

  describe("refuses", () => {
    const bad: readonly (readonly [string, Record<string, string>])[] = [
      ["a company without a name", { ...facts, name: " " }],
      ["a website that is none", { ...facts, homepage: "javascript:alert(1)" }],
      ["a telephone number of three digits", { ...facts, phone: "911" }],
      ["an address of 5,000 characters", { ...facts, address: "x".repeat(5_000) }],
      ["a contact without a name", { ...contact, name: "" }],
      ["an email that is none", { ...contact, email: "wanda" }],
      ["a language that nobody speaks", { ...contact, language: "xx" }],
      ["a contact that is no id", { ...contact, step: "contact-edit", contactId: "'; drop" }],
      ["an unknown step", { step: "delete" }],
      ["no step", {}],
    ];
    it.each(bad)("%s", async (_, fields) => {
      const { companyId } = await asked();
      const before = [await companyOf(companyId), await contactsOf(companyId)];
      expect((await post(companyId, fields)).status).toBe(422);
      expect([await companyOf(companyId), await contactsOf(companyId)]).toEqual(before);
    });
  });

  it("two are merged by what the page shows, old addresses lead on, and it is undone", async () => {
    const email = `x@${randomUUID()}.example`;
    const one = await asked({ subject: "Side A", email });
    const other = await asked({ subject: "Side B", email });
    const duplicates = await cast.ask(
      "administrator",
      "/office/prospects/duplicates",
      duplicatesPage.loader,
    );
    expect(text(duplicates.body)).toContain(
      `/office/prospects/${one.companyId}/merge?with=${other.companyId}`,
    );
    await asked({ subject: "Side C", email: `c@${randomUUID()}.example`, phone: "(614) 555-0199" });
    const companies = await cast.ask(
      "administrator",
      "/office/prospects?words=Side",
      listPage.loader,
    );
    const { rows } = companies.body as CompanyListData;
    const alike = rows.filter(({ isAlike }) => isAlike).map(({ name }) => name);
    expect(alike.toSorted()).toEqual(["Side A", "Side B"]);
    const address = `${path(other.companyId)}/merge?with=${one.companyId}`;
    const { body } = await cast.ask("account-manager", address, mergePage.loader);
    const { seen } = (body as { pair: { seen: string } }).pair;
    const merged = await cast.ask("account-manager", address, mergePage.action, {
      seen,
      name: "second",
    });
    expect(merged).toMatchObject({ status: 303, location: `${path(other.companyId)}?done=merge` });
    const again = await cast.ask("administrator", address, mergePage.action, { seen });
    expect(again.status).toBe(409);
    for (const [old, loader] of [
      [path(one.companyId), companyPage.loader],
      [`${path(one.companyId)}/merge`, mergePage.loader],
    ] as const)
      expect(await cast.ask("administrator", old, loader)).toMatchObject({
        status: 303,
        location: path(other.companyId),
      });
    expect((await post(one.companyId, facts)).status).toBe(404);
    const [merge] = await context.db
      .select()
      .from(prospectMerges)
      .where(eq(prospectMerges.keptId, other.companyId));
    const undo = { step: "undo", mergeId: merge?.id ?? "" };
    expect((await post(other.companyId, undo)).status).toBe(303);
    expect((await companyOf(one.companyId))?.name).toBe("Side A");
    const undone = await cast.ask(
      "administrator",
      "/office/prospects/duplicates?tab=merged",
      duplicatesPage.action,
      undo,
    );
    expect(undone.status).toBe(409);
  });

  it("searches for the other one where none is suggested, and knows no pair of others", async () => {
    const one = await asked({ subject: "Searching One" });
    const other = await asked({ subject: "Searching Other" });
    const found = await cast.ask(
      "administrator",
      `${path(one.companyId)}/merge?words=searching`,
      mergePage.loader,
    );
    expect(found.body).toMatchObject({ found: [{ id: other.companyId }], pair: undefined });
    for (const query of [
      `with=${one.companyId}`,
      `with=${randomUUID()}`,
      `contact=${one.contactId}&with=${other.contactId}`,
    ]) {
      const address = `${path(one.companyId)}/merge?${query}`;
      expect((await cast.ask("administrator", address, mergePage.loader)).status, query).toBe(404);
      const sent = await cast.ask("administrator", address, mergePage.action, { seen: "" });
      expect(sent.status, query).toBe(404);
    }
  });

  it("gives 404 for what does not exist", async () => {
    for (const id of [randomUUID(), "nobody", "%00"]) {
      expect((await cast.ask("administrator", path(id), companyPage.loader)).status).toBe(404);
      expect((await cast.ask("administrator", path(id), companyPage.action, facts)).status).toBe(
        404,
      );
      const merge = `${path(id)}/merge`;
      expect((await cast.ask("administrator", merge, mergePage.loader)).status).toBe(404);
    }
  });

  it("writes a line for each contact into the file, and no formula", async () => {
    const { companyId } = await asked({ subject: '=HYPERLINK("x")', name: "@SUM(1)" });
    await post(companyId, contact);
    const { body } = await cast.ask(
      "administrator",
      "/office/prospects/export.csv?words=hyperlink",
      exportFile,
    );
    const lines = text(body).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("'=HYPERLINK");
    expect(lines[1]).toContain("'@SUM");
    expect(lines[2]).toContain("Wanda Ellis");
  });
});
