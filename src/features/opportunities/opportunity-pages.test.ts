/** Each address of the pipeline, asked by a guest, by every role, and with bad input. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { EmailsData } from "#features/opportunity-emails/office/emails-page.server.ts";
import * as emailsPage from "#features/opportunity-emails/office/emails-page.tsx";
import {
  accounts,
  leads,
  notifications,
  opportunities,
  opportunityViews,
  prospectContacts,
} from "#features/schema.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as board from "./office/board-page.tsx";
import * as detail from "./office/detail-page.tsx";
import { loader as exportFile } from "./office/export.ts";
import * as figures from "./office/figures-page.tsx";
import * as list from "./office/list-page.tsx";
import type { ListData, OpportunityData } from "./office/opportunity-pages.server.ts";

const sellers: readonly Role[] = ["administrator", "account-manager"];
const text = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body));

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const path = (id: string) => `/office/pipeline/${id}`;
  const rowOf = async (id: string) => {
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    return row;
  };
  const move = { step: "move", from: "new", to: "contacted", lostReason: "", lostNote: "" };
  const edit = { step: "edit", ownerId: "", value: "", nextStep: "", nextStepOn: "" };
  const post = (id: string, sent: Record<string, string>) =>
    cast.ask("administrator", path(id), detail.action, sent);

  const asked = (id: string): [string, unknown, Record<string, string>?][] => [
    ["/office/pipeline", board.loader],
    ["/office/pipeline/list?tab=all", list.loader],
    ["/office/pipeline/figures?by=owner", figures.loader],
    ["/office/pipeline/export.csv?tab=all", exportFile],
    [path(id), detail.loader],
    [path(id), detail.action, move],
    [path(id), detail.action, { ...edit, nextStep: "Mine now" }],
    [`/office/pipeline?card=${id}`, board.action, move],
    [path(id), detail.action, { step: "note", text: "Not mine to write" }],
    ["/office/pipeline/list", list.action, { change: "stage", to: "won", [`pick.${id}`]: "new" }],
    ["/office/pipeline/list?views", list.action, { view: "save", name: "Mine" }],
  ];

  it("a guest is led to the sign-in", async () => {
    const id = await addOpportunity(context.db);
    for (const [address, handler, posted] of asked(id)) {
      const answer = await cast.ask(undefined, address, handler, posted);
      expect(answer.location, address).toMatch(/^\/client-portal\?next=/);
    }
  });

  it.each(roles.filter((role) => !sellers.includes(role)))(
    "for a %s nothing of it exists",
    async (role) => {
      const id = await addOpportunity(context.db, { subject: "Hidden Holdings" });
      const before = await rowOf(id);
      for (const [address, handler, posted] of asked(id)) {
        const { status, body } = await cast.ask(role, address, handler, posted);
        expect(status, address).toBe(404);
        expect(text(body)).not.toContain("Hidden Holdings");
      }
      expect(await rowOf(id)).toEqual(before);
    },
  );

  it.each(sellers)("a %s reads and moves", async (role) => {
    const id = await addOpportunity(context.db, { subject: "Readable Ltd" });
    const shown = asked(id).slice(0, 5);
    for (const [address, handler] of shown) {
      const { status, body } = await cast.ask(role, address, handler);
      expect(status, address).toBe(200);
      if (handler !== figures.loader) expect(text(body), address).toContain("Readable Ltd");
    }
    expect((await cast.ask(role, path(id), detail.action, move)).status).toBe(303);
    expect((await rowOf(id))?.stage).toBe("contacted");
  });

  it("shows what the prospect has asked for, and begins its history with that", async () => {
    const id = await addOpportunity(context.db);
    const row = await rowOf(id);
    const [lead] = await context.db
      .select()
      .from(leads)
      .where(eq(leads.id, row?.leadId ?? ""));
    const read = async () =>
      (await cast.ask("administrator", path(id), detail.loader)).body as OpportunityData;
    const { request, history } = await read();
    expect(request).toMatchObject({ text: lead?.message, language: lead?.language });
    expect(request?.facts.map(({ value }) => value)).toContain("12,500");
    const emails = await cast.ask("administrator", `${path(id)}/emails`, emailsPage.loader);
    expect((emails.body as EmailsData).request).toEqual(request);
    const ofLead = eq(leads.id, row?.leadId ?? "");
    await context.db.update(leads).set({ squareFootage: "12500" }).where(ofLead);
    expect((await read()).request?.facts[0]?.value).toBe("12,500");
    await context.db.update(leads).set({ squareFootage: "12500 or so" }).where(ofLead);
    expect((await read()).request?.facts[0]?.value).toBe("12500 or so");
    expect(history.map(({ what }) => what)).toEqual(["Request came in"]);
    await post(id, move);
    expect((await read()).history.at(-1)?.what).toBe("Request came in");
  });

  it("a card moves on the board, and the board keeps its filter", async () => {
    const id = await addOpportunity(context.db);
    const address = `/office/pipeline?ownerId=nobody&card=${id}`;
    const answer = await cast.ask("administrator", address, board.action, move);
    expect(answer.location).toBe("/office/pipeline?ownerId=nobody");
    expect((await rowOf(id))?.stage).toBe("contacted");
  });

  it("what was moved meanwhile is not moved again, and moved twice is moved", async () => {
    const id = await addOpportunity(context.db);
    await post(id, move);
    expect((await post(id, move)).status).toBe(303);
    const refused = await post(id, { ...move, to: "bid" });
    expect(refused.status).toBe(409);
    expect((await rowOf(id))?.stage).toBe("contacted");
    // The form comes back with the stage that it is in, and sent again it is a choice.
    const { problem, values } = refused.body as FormAnswer;
    expect(problem).toContain("Contacted");
    expect(values.from).toBe("contacted");
    expect((await post(id, { ...move, ...values })).status).toBe(303);
    expect((await rowOf(id))?.stage).toBe("bid");
  });

  it("what is lost needs its reason, and keeps what was typed", async () => {
    const id = await addOpportunity(context.db);
    const refused = await post(id, { ...move, to: "lost", lostNote: "=too dear" });
    expect(refused.status).toBe(422);
    expect(text(refused.body)).toContain("=too dear");
    const taken = await post(id, {
      ...move,
      to: "lost",
      lostReason: "price",
      lostNote: "=too dear",
    });
    expect(taken.status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ lostReason: "price", lostNote: "=too dear" });
  });

  describe("refuses", () => {
    const bad: readonly (readonly [string, Record<string, string>])[] = [
      ["an unknown stage", { ...move, to: "signed" }],
      ["an unknown reason", { ...move, to: "lost", lostReason: "mood" }],
      ["no step", { to: "won" }],
      ["an unknown step", { step: "delete" }],
      ["a value that is no amount", { ...edit, value: "=1+1" }],
      ["a negative value", { ...edit, value: "-5" }],
      ["a value above all bounds", { ...edit, value: "999999999" }],
      ["a step of 5,000 characters", { ...edit, nextStep: "x".repeat(5_000) }],
      ["a day that does not exist", { ...edit, nextStepOn: "2027-02-30" }],
      ["an owner that is no id", { ...edit, ownerId: "'; drop" }],
      ["an owner who does not exist", { ...edit, ownerId: randomUUID() }],
    ];
    it.each(bad)("%s", async (_, sent) => {
      const id = await addOpportunity(context.db);
      const before = await rowOf(id);
      expect((await post(id, sent)).status).toBe(422);
      expect(await rowOf(id)).toEqual(before);
    });
  });

  describe("contact, source, campaign and kind of building", () => {
    const about = {
      ...edit,
      facilityType: "retail",
      source: " Trade Fair ",
      campaignName: "Spring",
    };
    const contactOf = async (companyId: string) => {
      const id = randomUUID();
      const email = "owner@about.example";
      await context.db
        .insert(prospectContacts)
        .values({ id, companyId, name: "Olga Owner", email, phone: "" });
      return id;
    };

    it("change after it was entered, with from and to, and a form without them leaves them", async () => {
      const id = await addOpportunity(context.db);
      const before = await rowOf(id);
      const contactId = await contactOf(before?.companyId ?? "");
      expect((await post(id, { ...about, contactId })).status).toBe(303);
      const changed = {
        contactId,
        facilityType: "retail",
        source: "trade fair",
        campaign: "spring",
      };
      expect(await rowOf(id)).toMatchObject(changed);
      const page = await cast.ask("administrator", path(id), detail.loader);
      const { history, contact } = page.body as OpportunityData;
      expect(contact).toBe("Olga Owner");
      expect(history[0]?.what).toMatch(/contact from “?.+”? to “?Olga Owner/);
      expect(history[0]?.what).toContain("trade fair");
      expect((await post(id, { ...edit, nextStep: "Call" })).status).toBe(303);
      expect(await rowOf(id)).toMatchObject({ ...changed, nextStep: "Call" });
    });

    it("the contact is one of its company", async () => {
      const id = await addOpportunity(context.db, { subject: "Its Own Ltd" });
      const other = await addOpportunity(context.db, { subject: "Another Ltd" });
      const contactId = await contactOf((await rowOf(other))?.companyId ?? "");
      const before = await rowOf(id);
      for (const wrong of [contactId, randomUUID(), "'; drop"]) {
        const refused = await post(id, { ...about, contactId: wrong });
        expect(refused.status).toBe(422);
        expect(Object.keys((refused.body as FormAnswer).errors)).toEqual(["contactId"]);
      }
      expect((await post(id, { ...about, facilityType: "castle" })).status).toBe(422);
      expect((await post(id, { ...about, source: "x".repeat(201) })).status).toBe(422);
      expect(await rowOf(id)).toEqual(before);
    });

    it("of two who change the contact at once, the second is shown what the first has chosen", async () => {
      const id = await addOpportunity(context.db);
      const row = await rowOf(id);
      const seen = { "seen.contactId": row?.contactId ?? "" };
      const one = await contactOf(row?.companyId ?? "");
      const two = await contactOf(row?.companyId ?? "");
      expect((await post(id, { ...edit, ...seen, contactId: one })).status).toBe(303);
      expect((await post(id, { ...edit, ...seen, contactId: two })).status).toBe(409);
      expect((await rowOf(id))?.contactId).toBe(one);
    });
  });

  describe("several at once", () => {
    const change = (ids: readonly string[], fields: Record<string, string>, seen = "new") =>
      cast.ask("administrator", "/office/pipeline/list?tab=all", list.action, {
        ...fields,
        ...Object.fromEntries(ids.map((id) => [`pick.${id}`, seen])),
      });

    it("each moves by itself, and the list says what became of them", async () => {
      const [one, two] = [await addOpportunity(context.db), await addOpportunity(context.db)];
      await post(two, { ...move, to: "bid" });
      const answer = await change([one, two, randomUUID()], { change: "stage", to: "bid" });
      expect(answer.location).toBe(
        "/office/pipeline/list?tab=all&changed=1&unchanged=1&refused=not-found.1",
      );
      expect((await rowOf(one))?.stage).toBe("bid");
      const page = await cast.ask("administrator", answer.location ?? "", list.loader);
      expect(text(page.body)).toContain("1 opportunity changed.");
    });

    it("what a colleague has moved since it was ticked stays where it is, and is counted", async () => {
      const [won, open] = [await addOpportunity(context.db), await addOpportunity(context.db)];
      await post(won, { ...move, to: "won" });
      const fields = { change: "stage", to: "contacted" };
      const answer = await change([won, open, randomUUID()], fields);
      expect((await rowOf(won))?.stage).toBe("won");
      expect((await rowOf(open))?.stage).toBe("contacted");
      const page = await cast.ask("administrator", answer.location ?? "", list.loader);
      expect((page.body as ListData).done).toEqual([
        "1 opportunity changed.",
        "1 couldn’t be changed: It no longer exists.",
        "1 couldn’t be changed: Someone else moved it in the meantime.",
      ]);
      // What the list shows now is a choice.
      await change([won], fields, "won");
      expect((await rowOf(won))?.stage).toBe("contacted");
    });

    it("lose their owner only where no one is chosen", async () => {
      const id = await addOpportunity(context.db);
      const ownerId = cast.ids["account-manager"];
      await change([id], { change: "owner", ownerId });
      expect((await change([id], { change: "owner", ownerId: "" })).status).toBe(422);
      expect((await rowOf(id))?.ownerId).toBe(ownerId);
      expect((await change([id], { change: "owner", ownerId: "nobody" })).status).toBe(303);
      expect((await rowOf(id))?.ownerId).toBeNull();
    });

    it("keep the part of their plan that was not filled in, unless all of it is replaced", async () => {
      const id = await addOpportunity(context.db);
      const plan = { change: "next-step", nextStep: "", nextStepOn: "" };
      await change([id], { ...plan, nextStep: "Call Dana about keys" });
      await change([id], { ...plan, nextStepOn: "2027-01-04" });
      expect(await rowOf(id)).toMatchObject({
        nextStep: "Call Dana about keys",
        nextStepOn: "2027-01-04",
      });
      await change([id], { ...plan, nextStep: "Write" });
      expect(await rowOf(id)).toMatchObject({ nextStep: "Write", nextStepOn: "2027-01-04" });
      expect((await change([id], plan)).status).toBe(422);
      await change([id], { ...plan, nextStep: "Wait", replacesPlan: "true" });
      expect(await rowOf(id)).toMatchObject({ nextStep: "Wait", nextStepOn: null });
      expect((await change([id], { ...plan, replacesPlan: "true" })).status).toBe(303);
      expect(await rowOf(id)).toMatchObject({ nextStep: "", nextStepOn: null });
    });

    it("get an owner, who is told, and a next step", async () => {
      const ids = [await addOpportunity(context.db), await addOpportunity(context.db)];
      const ownerId = cast.ids["account-manager"];
      expect((await change(ids, { change: "owner", ownerId })).status).toBe(303);
      const told = await context.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.accountId, ownerId), inArray(notifications.recordId, ids)));
      expect(told.map(({ kind }) => kind)).toEqual(["opportunity-owned", "opportunity-owned"]);
      await change(ids, { change: "next-step", nextStep: "Call", nextStepOn: "2027-01-04" });
      for (const id of ids)
        expect(await rowOf(id)).toMatchObject({
          ownerId,
          nextStep: "Call",
          nextStepOn: "2027-01-04",
        });
    });

    it.each([
      ["nothing ticked", [], { change: "stage", to: "bid" }],
      ["no change", ["one"], {}],
      ["lost without its reason", ["one"], { change: "stage", to: "lost" }],
      ["more than a page", Array(51).fill("any"), { change: "owner", ownerId: "nobody" }],
    ] as const)("%s is refused", async (_, ticked, fields) => {
      const id = await addOpportunity(context.db);
      const ids = ticked.map((one) => (one === "one" ? id : randomUUID()));
      expect((await change(ids, fields)).status).toBe(422);
      expect((await rowOf(id))?.stage).toBe("new");
    });

    it("ticks that do not say what was seen are refused", async () => {
      const id = await addOpportunity(context.db);
      expect((await change([id], { change: "stage", to: "bid" }, "on")).status).toBe(422);
      expect((await rowOf(id))?.stage).toBe("new");
    });
  });

  describe("a note", () => {
    it("notifies whom it names, and nobody else; what a stranger could type stays text", async () => {
      const id = await addOpportunity(context.db);
      const accountId = cast.ids["account-manager"];
      const [person] = await context.db.select().from(accounts).where(eq(accounts.id, accountId));
      const note = `@${person?.name} <script>alert(1)</script> =1+1 🧽`;
      expect((await post(id, { step: "note", text: note })).status).toBe(303);
      const told = await context.db
        .select()
        .from(notifications)
        .where(eq(notifications.recordId, id));
      expect(told).toEqual([
        expect.objectContaining({
          accountId,
          kind: "opportunity-mentioned",
          details: { text: note, language: "en" },
        }),
      ]);
      const page = await cast.ask("administrator", path(id), detail.loader);
      expect(text(page.body)).toContain(JSON.stringify(note).slice(1, -1));
    });

    it.each([
      ["empty", ""],
      ["longer than 5,000 characters", "x".repeat(5_001)],
    ])("%s is refused", async (_, note) => {
      const id = await addOpportunity(context.db);
      expect((await post(id, { step: "note", text: note })).status).toBe(422);
    });
  });

  it("a view is kept for oneself, replaced by name, and removed by nobody else", async () => {
    const save = (role: Role, query: string, name: string) =>
      cast.ask(role, `/office/pipeline/list?${query}&views=`, list.action, { view: "save", name });
    await save("administrator", "tab=bid", "=Bids");
    await save("administrator", "tab=bid&ownerId=nobody&sort=value", "=Bids");
    await save("account-manager", "tab=won", "=Bids");
    const own = await context.db
      .select()
      .from(opportunityViews)
      .where(eq(opportunityViews.accountId, cast.ids.administrator));
    expect(own.map(({ name, query }) => [name, query])).toEqual([
      ["=Bids", "?tab=bid&ownerId=nobody&sort=value"],
    ]);
    const viewId = own[0]?.id ?? "";
    const remove = (role: Role) =>
      cast.ask(role, "/office/pipeline/list?views=", list.action, { view: "remove", viewId });
    await remove("account-manager");
    expect(await context.db.$count(opportunityViews, eq(opportunityViews.id, viewId))).toBe(1);
    await remove("administrator");
    expect(await context.db.$count(opportunityViews, eq(opportunityViews.id, viewId))).toBe(0);
    expect((await save("administrator", "", "x".repeat(61))).status).toBe(422);
  });

  it("gives 404 for what does not exist", async () => {
    for (const id of [randomUUID(), "nobody", "%00"]) {
      expect((await cast.ask("administrator", path(id), detail.loader)).status).toBe(404);
      expect((await cast.ask("administrator", path(id), detail.action, move)).status).toBe(404);
    }
    const card = `/office/pipeline?card=${randomUUID()}`;
    expect((await cast.ask("administrator", card, board.action, move)).status).toBe(404);
  });

  it("writes no formula into the file, whatever a stranger typed", async () => {
    await addOpportunity(context.db, {
      subject: '=HYPERLINK("https://evil.example")',
      name: "@SUM(1)",
      phone: "+1 312 555 0100",
    });
    const { body } = await cast.ask(
      "administrator",
      "/office/pipeline/export.csv?tab=all",
      exportFile,
    );
    const lines = text(body).split("\r\n");
    const line = lines.find((one) => one.includes("HYPERLINK")) ?? "";
    expect(line).toContain("'=HYPERLINK");
    expect(line).toContain("'@SUM");
  });
});
