import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { shippedRateCard } from "#content/rate-card.ts";
import {
  accounts,
  leads,
  opportunities,
  opportunityStages,
  prospectCompanies,
  prospectContacts,
} from "#features/schema.ts";
import {
  assignSubmission,
  markAnswered,
  reopenSubmission,
} from "#features/submissions/handling/assign.server.ts";
import { releaseFromQuarantine } from "#features/submissions/handling/quarantine.server.ts";
import { undoSubmissionCommand } from "#features/submissions/handling/undo.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { kindsInHistory } from "#tests/support/history.ts";
import { addOpportunity, opportunityRow } from "#tests/support/opportunities.ts";
import { quoteSubmission } from "#tests/support/quote-request.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { answerDueAt } from "./answer-promise.server.ts";
import { deleteOldOpportunities } from "./delete-old-opportunities.server.ts";
import { openMissingOpportunities } from "./open-opportunities.server.ts";
import {
  advanceOpportunity,
  editOpportunity,
  moveOpportunity,
} from "./opportunity-commands.server.ts";
import { listOpportunities, readBoard } from "./opportunity-queries.server.ts";
import type { OpportunityStage } from "./opportunity-types.ts";
import { readFigures } from "./pipeline-figures.server.ts";
import { submitQuoteRequest } from "./submit-quote-request.server.ts";

const noReason = { lostReason: "", lostNote: "" } as const;

describe("the promise of a first answer", () => {
  it.each([
    ["in the morning of a workday", "2026-11-23T15:30:00Z", "2026-11-23T16:30:00Z"],
    [
      "shortly before the office closes, it runs on the next day",
      "2026-11-23T22:40:00Z",
      "2026-11-24T14:40:00Z",
    ],
    ["on a Sunday, it begins on Monday", "2026-11-22T18:00:00Z", "2026-11-23T15:00:00Z"],
    ["on a holiday, it begins on the next day", "2026-11-26T16:00:00Z", "2026-11-27T15:00:00Z"],
    ["on a Saturday while the office is open", "2026-11-21T16:00:00Z", "2026-11-21T17:00:00Z"],
    ["in the night in which clocks change", "2026-11-01T06:30:00Z", "2026-11-02T15:00:00Z"],
  ])("%s", (_, asked, due) => {
    expect(answerDueAt(new Date(asked))?.toISOString()).toBe(new Date(due).toISOString());
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  let manager: Actor;
  let colleague: Actor;
  let recruiter: Actor;
  beforeAll(async () => {
    manager = actorOf(await addPerson(context, { role: "account-manager" }));
    colleague = actorOf(await addPerson(context, { role: "administrator" }));
    recruiter = actorOf(await addPerson(context, { role: "recruiter" }));
  });

  const rowOf = (id: string) => opportunityRow(context.db, id);
  const ofLead = (leadId: string) =>
    context.db.select().from(opportunities).where(eq(opportunities.leadId, leadId));
  const leadOf = async (id: string) => {
    const { leadId } = await rowOf(id);
    const [lead] = await context.db
      .select()
      .from(leads)
      .where(eq(leads.id, leadId ?? ""));
    if (lead === undefined) throw new Error("no lead");
    return lead;
  };
  const stagesOf = async (id: string) => {
    const rows = await context.db
      .select()
      .from(opportunityStages)
      .where(eq(opportunityStages.opportunityId, id))
      .orderBy(opportunityStages.enteredAt, opportunityStages.id);
    return rows.map(({ stage, leftAt }) => [stage, leftAt !== null]);
  };
  const eventsOf = (id: string) => kindsInHistory(context.db, id);
  const move = (id: string, from: OpportunityStage, to: OpportunityStage, actor = manager) =>
    moveOpportunity(context, actor, id, { from, to, ...noReason });

  const submit = async (changed: Parameters<typeof quoteSubmission>[0], campaign = {}) => {
    const result = await submitQuoteRequest(
      context,
      {
        ...quoteSubmission(changed, { key: randomUUID(), campaign }),
        addressHash: randomUUID(),
      },
      shippedRateCard,
    );
    if (!result.ok) throw new Error(result.reason);
    return result.saved;
  };

  describe("a quote request", () => {
    it("becomes an opportunity with contact, company, source and value", async () => {
      const saved = await submit(
        { company: "Becoming Ltd", squareFootage: "10000", frequency: "5" },
        { utm_source: " Google ", utm_campaign: "Clinics" },
      );
      const [row] = await ofLead(saved.id);
      const lead = await leadOf(row?.id ?? "");
      expect(row).toMatchObject({
        reference: saved.reference.replace("Q", "S"),
        origin: "quote-request",
        source: "google",
        campaign: "clinics",
        stage: "new",
        openedAt: lead.receivedAt,
        answeredAt: null,
        answerDueAt: answerDueAt(lead.receivedAt),
        valueCents: ((lead.rangeLow ?? 0) + (lead.rangeHigh ?? 0)) * 50,
        valueBasis: "range",
      });
      expect(await stagesOf(row?.id ?? "")).toEqual([["new", false]]);
      const [contact] = await context.db
        .select()
        .from(prospectContacts)
        .where(eq(prospectContacts.id, row?.contactId ?? ""));
      expect(contact).toMatchObject({ name: lead.fullName, email: lead.email, phone: lead.phone });
    });

    it("of the same person at the same company joins them, and of anybody else does not", async () => {
      const person = { fullName: "Ana Ruiz", company: "Joined Inc", email: "ana@joined.example" };
      const first = await submit(person);
      const again = await submit({
        ...person,
        email: "ANA@joined.example",
        message: "Once more, please.",
      });
      const other = await submit({ ...person, fullName: "Somebody Else" });
      const [a] = await ofLead(first.id);
      const [b] = await ofLead(again.id);
      const [c] = await ofLead(other.id);
      expect(b?.contactId).toBe(a?.contactId);
      expect(c?.contactId).not.toBe(a?.contactId);
      expect(c?.companyId).not.toBe(a?.companyId);
    });

    it("that looks like spam becomes one when it is released, and none when that is undone", async () => {
      const id = await addSubmission(context.db, "lead", { screening: "quarantined" });
      expect(await ofLead(id)).toEqual([]);
      const released = await releaseFromQuarantine(context, manager, { kind: "lead", id });
      expect(await ofLead(id)).toHaveLength(1);
      if (!released.ok) throw new Error(released.reason);
      await undoSubmissionCommand(context, manager, { kind: "lead", id }, released.eventId);
      expect(await ofLead(id)).toEqual([]);
    });

    it("that a process of before has taken in gets its opportunity soon", async () => {
      const id = await addSubmission(context.db, "lead", { answeredAt: new Date() });
      expect(await openMissingOpportunities(context.db)).toBeGreaterThan(0);
      expect(await ofLead(id)).toEqual([expect.objectContaining({ stage: "contacted" })]);
      expect(await openMissingOpportunities(context.db)).toBe(0);
    });

    it("takes 5,000 characters, scripts and formulas for words", async () => {
      const company = `=1+1<script>alert(1)</script>${"é".repeat(100)}`;
      const saved = await submit({ company, message: `=cmd|${"x".repeat(4_900)}` });
      const [row] = await ofLead(saved.id);
      const [stored] = await context.db
        .select()
        .from(prospectCompanies)
        .where(eq(prospectCompanies.id, row?.companyId ?? ""));
      expect(stored?.name).toBe(company);
    });
  });

  describe("answered", () => {
    it("on the page of the request, it is contacted, and its clock stops", async () => {
      const id = await addOpportunity(context.db);
      const { id: leadId } = await leadOf(id);
      await markAnswered(context, manager, { kind: "lead", id: leadId });
      expect(await rowOf(id)).toMatchObject({ stage: "contacted", answeredBy: manager.accountId });
      expect(await stagesOf(id)).toEqual([
        ["new", true],
        ["contacted", false],
      ]);
    });

    it("stays answered when the request is opened again, and not when answering is undone", async () => {
      const id = await addOpportunity(context.db);
      const name = { kind: "lead", id: (await leadOf(id)).id } as const;
      const answered = await markAnswered(context, manager, name);
      if (!answered.ok) throw new Error(answered.reason);
      await undoSubmissionCommand(context, manager, name, answered.eventId);
      expect(await rowOf(id)).toMatchObject({ stage: "new", answeredAt: null });
      await markAnswered(context, manager, name);
      await reopenSubmission(context, manager, name);
      expect((await rowOf(id)).answeredAt).not.toBeNull();
    });

    it("by a move, its request is answered too; moved back, it waits again", async () => {
      const id = await addOpportunity(context.db);
      expect(await move(id, "new", "walk-through")).toEqual({ ok: true });
      expect(await leadOf(id)).toMatchObject({ answeredBy: manager.accountId });
      expect(await move(id, "walk-through", "new")).toEqual({ ok: true });
      expect(await leadOf(id)).toMatchObject({ answeredAt: null, answeredBy: null });
      expect((await rowOf(id)).answeredAt).toBeNull();
    });

    it("never, where it was lost before anybody did", async () => {
      const id = await addOpportunity(context.db);
      const lost = { from: "new", to: "lost", lostReason: "duplicate", lostNote: "" } as const;
      expect(await moveOpportunity(context, manager, id, lost)).toEqual({ ok: true });
      expect(await rowOf(id)).toMatchObject({ stage: "lost", answeredAt: null });
      expect((await leadOf(id)).answeredAt).not.toBeNull();
    });
  });

  describe("a bid, which only the office sees,", () => {
    const advance = (id: string, to: "bid" | "contacted" | "proposal") =>
      context.db.transaction((tx) => advanceOpportunity(tx, manager, id, to));
    const inBid = async () => {
      const id = await addOpportunity(context.db);
      await advance(id, "bid");
      return id;
    };

    it("is no answer, and its request goes on waiting with the others", async () => {
      const id = await inBid();
      expect(await rowOf(id)).toMatchObject({ stage: "bid", answeredAt: null, answeredBy: null });
      expect((await leadOf(id)).answeredAt).toBeNull();
      const filter = { tab: "open", due: "answer", sort: "newest" } as const;
      const { rows } = await listOpportunities(context.db, manager, filter);
      expect(rows.map((row) => row.id)).toContain(id);
    });

    it("is followed by an answer that moves nothing and stops the clock", async () => {
      const id = await inBid();
      await advance(id, "contacted");
      expect(await rowOf(id)).toMatchObject({ stage: "bid", answeredBy: manager.accountId });
      expect((await leadOf(id)).answeredBy).toBe(manager.accountId);
      expect(await eventsOf(id)).toEqual(["moved", "answered"]);
      const { answeredAt } = await rowOf(id);
      await advance(id, "contacted");
      expect((await rowOf(id)).answeredAt).toEqual(answeredAt);
    });

    it("is answered on the page of the request, and waits again when that is undone", async () => {
      const id = await inBid();
      const name = { kind: "lead", id: (await leadOf(id)).id } as const;
      const answered = await markAnswered(context, manager, name);
      if (!answered.ok) throw new Error(answered.reason);
      expect((await rowOf(id)).answeredAt).not.toBeNull();
      await undoSubmissionCommand(context, manager, name, answered.eventId);
      expect(await rowOf(id)).toMatchObject({ stage: "bid", answeredAt: null, answeredBy: null });
    });

    it("that goes out as a proposal, or that a person moves on, is one", async () => {
      const sent = await inBid();
      await advance(sent, "proposal");
      expect((await rowOf(sent)).answeredBy).toBe(manager.accountId);
      const moved = await inBid();
      await move(moved, "bid", "walk-through");
      expect((await rowOf(moved)).answeredBy).toBe(manager.accountId);
    });
  });

  describe("moved", () => {
    it("by two people at once, it moves once", async () => {
      const id = await addOpportunity(context.db);
      const results = await Promise.all([
        move(id, "new", "bid"),
        move(id, "new", "contacted", colleague),
        move(id, "new", "bid", colleague),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await eventsOf(id)).toEqual(["moved"]);
    });

    it("loses its reason when it is taken up again", async () => {
      const id = await addOpportunity(context.db);
      await moveOpportunity(context, manager, id, {
        from: "new",
        to: "lost",
        lostReason: "price",
        lostNote: "=too dear",
      });
      await move(id, "lost", "contacted");
      expect(await rowOf(id)).toMatchObject({ lostReason: null, lostNote: "", closedAt: null });
    });

    it("by features above goes forwards only, and never out of an end", async () => {
      const id = await addOpportunity(context.db);
      const advance = (to: "bid" | "proposal" | "walk-through" | "won") =>
        context.db.transaction((tx) => advanceOpportunity(tx, manager, id, to));
      await advance("bid");
      await advance("walk-through");
      expect((await rowOf(id)).stage).toBe("bid");
      await advance("won");
      await advance("proposal");
      expect((await rowOf(id)).stage).toBe("won");
    });

    it("is refused to roles that do not sell", async () => {
      const id = await addOpportunity(context.db);
      expect(await move(id, "new", "bid", recruiter)).toEqual({ ok: false, reason: "not-found" });
    });
  });

  describe("edited", () => {
    const fields = {
      step: "edit",
      ownerId: "",
      value: "",
      nextStep: "",
      nextStepOn: undefined,
    } as const;

    it("has an owner whose request it is as well", async () => {
      const id = await addOpportunity(context.db);
      const ownerId = colleague.accountId;
      expect(await editOpportunity(context, manager, id, { ...fields, ownerId })).toEqual({
        ok: true,
      });
      expect((await leadOf(id)).assignedTo).toBe(ownerId);
      const name = { kind: "lead", id: (await leadOf(id)).id } as const;
      await assignSubmission(context, manager, name, { to: manager.accountId, seen: ownerId });
      expect((await rowOf(id)).ownerId).toBe(manager.accountId);
    });

    it("takes nobody for an owner who does not sell", async () => {
      const id = await addOpportunity(context.db);
      const ownerId = recruiter.accountId;
      expect(await editOpportunity(context, manager, id, { ...fields, ownerId })).toEqual({
        ok: false,
        reason: "unknown-owner",
      });
    });

    it("by two people at once, nobody's words are lost", async () => {
      const id = await addOpportunity(context.db);
      const seen = { ownerId: "", value: "", nextStep: "", nextStepOn: "" };
      await editOpportunity(context, manager, id, { ...fields, nextStep: "Call Ana" }, seen);
      const other = await editOpportunity(
        context,
        colleague,
        id,
        { ...fields, value: 120_000 },
        seen,
      );
      expect(other).toEqual({ ok: true });
      expect(await rowOf(id)).toMatchObject({ nextStep: "Call Ana", valueCents: 120_000 });
      const both = await editOpportunity(
        context,
        colleague,
        id,
        { ...fields, nextStep: "Write" },
        seen,
      );
      expect(both).toMatchObject({ ok: false, reason: "edited-by-both", both: ["nextStep"] });
      expect((await rowOf(id)).nextStep).toBe("Call Ana");
    });
  });

  it("is found by company, address, reference and telephone number", async () => {
    const id = await addOpportunity(context.db, {
      subject: "Findable Foods",
      email: "zoe@findable.example",
      phone: "Tel. 312.555.7788 ext. 7",
    });
    const { reference } = await rowOf(id);
    const numbers = ["(312) 555-7788", "5557788", "555-7788 ext. 12", "312-555-7788 x4"];
    for (const words of ["findab", "zoe findable", reference, ...numbers]) {
      const filter = { tab: "all", sort: "newest", words } as const;
      const { rows } = await listOpportunities(context.db, manager, filter);
      expect(
        rows.map((row) => row.id),
        words,
      ).toEqual([id]);
    }
    for (const words of ["'); drop table leads", "\\", "%", ":*&|!"]) {
      const filter = { tab: "all", sort: "newest", words } as const;
      expect((await listOpportunities(context.db, manager, filter)).rows, words).toEqual([]);
    }
  });

  it.each(["newest", "oldest", "next-step", "value"] as const)(
    "by %s, pages show each once",
    async (sort) => {
      const source = `paged-${sort}`;
      for (let day = 1; day <= 7; day++) {
        const id = await addOpportunity(context.db);
        await context.db
          .update(opportunities)
          .set({
            source,
            nextStepOn: `2026-12-0${Math.ceil(day / 2)}`,
            valueCents: day % 3 === 0 ? null : day * 100,
            valueBasis: day % 3 === 0 ? null : "entered",
          })
          .where(eq(opportunities.id, id));
      }
      const found: string[] = [];
      let after: string | undefined;
      do {
        const filter = { tab: "all", source, sort, after } as const;
        const page = await listOpportunities(context.db, manager, filter, 2);
        found.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== undefined);
      expect(new Set(found).size).toBe(7);
      expect(found).toHaveLength(7);
    },
  );

  it("is counted by source, month and owner, with the median time of each stage", async () => {
    const source = "counted";
    const stories = [
      { stage: "won", valueCents: 200_000, hours: 2, answered: true },
      { stage: "won", valueCents: 100_000, hours: 4, answered: true },
      { stage: "lost", valueCents: null, hours: 9, answered: false },
      { stage: "new", valueCents: 50_000, hours: 0, answered: true },
    ] as const;
    const openedAt = new Date(Date.now() - 20 * 24 * 3_600_000);
    for (const { stage, valueCents, hours, answered } of stories) {
      const id = await addOpportunity(context.db);
      if (stage === "won") await move(id, "new", "won");
      if (stage === "lost")
        await moveOpportunity(context, manager, id, {
          from: "new",
          to: "lost",
          lostReason: "price",
          lostNote: "",
        });
      const due = new Date(openedAt.getTime() + 3_600_000);
      await context.db
        .update(opportunities)
        .set({
          source,
          openedAt,
          valueCents,
          valueBasis: valueCents === null ? null : "entered",
          ownerId: manager.accountId,
          answerDueAt: due,
          answeredAt: answered ? new Date(due.getTime() - 60_000) : null,
          answeredBy: null,
        })
        .where(eq(opportunities.id, id));
      if (stage !== "new")
        await context.db
          .update(opportunityStages)
          .set({ enteredAt: openedAt, leftAt: new Date(openedAt.getTime() + hours * 3_600_000) })
          .where(and(eq(opportunityStages.opportunityId, id), eq(opportunityStages.stage, "new")));
    }
    const bySource = await readFigures(context.db, manager, { by: "source", days: 90 });
    expect(bySource.find(({ group }) => group === source)).toEqual({
      group: source,
      origin: null,
      ownerName: null,
      opened: 4,
      won: 2,
      lost: 1,
      wonCents: 300_000,
      openCents: 50_000,
      promised: 4,
      answeredInTime: 3,
      hours: { new: 4 },
    });
    const byOwner = await readFigures(context.db, manager, { by: "owner", days: 90 });
    const ofManager = byOwner.find(({ group }) => group === manager.accountId);
    expect(ofManager?.ownerName).toBe(manager.name);
    expect(ofManager?.won).toBeGreaterThanOrEqual(2);
    const byMonth = await readFigures(context.db, manager, { by: "month", days: 90 });
    expect(byMonth.every(({ group }) => /^\d{4}-\d{2}$/.test(group ?? ""))).toBe(true);
    expect(await readFigures(context.db, recruiter, { by: "source", days: 90 })).toEqual([]);
  });

  it("duplicates count as nothing, and two owners of one name are two", async () => {
    const name = "Kim Lee";
    const owners = [
      actorOf(await addPerson(context, { role: "account-manager" })),
      actorOf(await addPerson(context, { role: "account-manager" })),
    ];
    for (const { accountId: ownerId } of owners) {
      await context.db.update(accounts).set({ name }).where(eq(accounts.id, ownerId));
      const won = await addOpportunity(context.db);
      await move(won, "new", "won");
      const duplicate = await addOpportunity(context.db);
      await moveOpportunity(context, manager, duplicate, {
        from: "new",
        to: "lost",
        lostReason: "duplicate",
        lostNote: "",
      });
      for (const id of [won, duplicate])
        await context.db.update(opportunities).set({ ownerId }).where(eq(opportunities.id, id));
    }
    const rows = await readFigures(context.db, manager, { by: "owner", days: 90 });
    expect(rows.filter(({ ownerName }) => ownerName === name)).toMatchObject([
      { opened: 1, won: 1, lost: 0 },
      { opened: 1, won: 1, lost: 0 },
    ]);
  });

  it("shows nothing to roles that do not sell", async () => {
    const filter = { tab: "all", sort: "newest" } as const;
    expect((await listOpportunities(context.db, recruiter, filter)).rows).toEqual([]);
    const board = await readBoard(context.db, recruiter, {});
    expect(board.every(({ count, cards }) => count === 0 && cards.length === 0)).toBe(true);
  });

  it("goes with its period from the day it was lost, unless it was won; its history and who asked go with it", async () => {
    const old = new Date("2020-03-01T12:00:00Z");
    const [gone, won, open, lately] = [
      await addOpportunity(context.db, { email: "gone@example.com" }),
      await addOpportunity(context.db, { email: "won@example.com" }),
      await addOpportunity(context.db, { email: "open@example.com" }),
      await addOpportunity(context.db, { email: "lately@example.com" }),
    ];
    const lose = (id: string) =>
      moveOpportunity(context, manager, id, {
        from: "new",
        to: "lost",
        lostReason: "price",
        lostNote: "",
      });
    await lose(gone);
    await move(won, "new", "won");
    await move(open, "new", "contacted");
    await lose(lately);
    const all = [gone, won, open, lately];
    await context.db
      .update(opportunities)
      .set({ openedAt: old })
      .where(inArray(opportunities.id, all));
    await context.db
      .update(opportunities)
      .set({ closedAt: old })
      .where(inArray(opportunities.id, [gone, won]));
    const asked = { gone: await rowOf(gone), won: await rowOf(won) };
    await context.db.update(prospectContacts).set({ addedAt: old });
    await context.db.update(prospectCompanies).set({ addedAt: old });
    await deleteOldOpportunities(context.db, new Date());
    for (const [name, count] of [
      ["gone", 0],
      ["won", 1],
    ] as const) {
      const { contactId, companyId } = asked[name];
      const ofContact = eq(prospectContacts.id, contactId);
      expect(await context.db.$count(prospectContacts, ofContact), name).toBe(count);
      const ofCompany = eq(prospectCompanies.id, companyId);
      expect(await context.db.$count(prospectCompanies, ofCompany), name).toBe(count);
    }
    const left = await context.db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(eq(opportunities.openedAt, old));
    expect(left.map(({ id }) => id).toSorted()).toEqual([won, open, lately].toSorted());
    expect(await eventsOf(gone)).toEqual([]);
  });

  it("outlives its request where that was deleted", async () => {
    const id = await addOpportunity(context.db);
    await context.db.delete(leads).where(eq(leads.id, (await leadOf(id)).id));
    expect((await rowOf(id)).leadId).toBeNull();
    expect(await move(id, "new", "contacted")).toEqual({ ok: true });
  });
});
