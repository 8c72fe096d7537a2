import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  emails,
  historyEvents,
  leads,
  newsletterSignups,
  opportunities,
  submissionNotes,
} from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clientRoles, type Role, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import {
  addNote,
  assignSubmission,
  listAssignees,
  markAnswered,
  reopenSubmission,
} from "./assign.server.ts";
import type { SubmissionName, SubmissionResult } from "./change-submission-record.server.ts";
import { findSubmission } from "./find-submission.server.ts";
import { confirmSpam, releaseFromQuarantine } from "./quarantine.server.ts";
import { type SubmissionKind, submissionKinds } from "./submission-kinds.ts";
import { undoSubmissionCommand } from "./undo.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const people = {} as Record<Role, Actor>;
  let colleague: Actor;
  beforeAll(async () => {
    for (const role of [...clientRoles, ...staffRoles])
      people[role] = actorOf(await addPerson(context, { role }));
    colleague = actorOf(await addPerson(context, { role: "account-manager" }));
  });

  const add = async <Kind extends SubmissionKind>(
    kind: Kind,
    sample?: Parameters<typeof addSubmission>[2],
  ): Promise<SubmissionName<Kind>> => ({ kind, id: await addSubmission(context.db, kind, sample) });
  const detail = async (name: SubmissionName, actor = people.administrator) => {
    const submission = await findSubmission(context.db, actor, name);
    if (submission === undefined) throw new Error("not found");
    return submission;
  };
  const eventOf = (result: SubmissionResult) => {
    if (!result.ok) throw new Error(result.reason);
    return result.eventId;
  };
  const refused = (reason: string) => ({ ok: false, reason });

  describe("who may", () => {
    const commands: Record<
      string,
      (actor: Actor, name: SubmissionName) => Promise<SubmissionResult>
    > = {
      assign: (actor, name) =>
        assignSubmission(context, actor, name, { to: people.administrator.accountId, seen: null }),
      // An application has stages instead.
      answer: (actor, { kind, id }) =>
        kind === "application"
          ? addNote(context, actor, { kind, id }, { text: "Called" })
          : markAnswered(context, actor, { kind, id }),
      note: (actor, name) => addNote(context, actor, name, { text: "Called back" }),
      release: (actor, name) => releaseFromQuarantine(context, actor, name),
      "confirm spam": (actor, name) => confirmSpam(context, actor, name),
      undo: (actor, name) => undoSubmissionCommand(context, actor, name, randomUUID()),
    };
    const allowed: Record<SubmissionKind, Role[]> = {
      lead: ["administrator", "account-manager"],
      "contact-message": ["administrator", "account-manager"],
      application: ["administrator", "recruiter"],
    };

    it.each(submissionKinds)("%s: each role, each command", async (kind) => {
      for (const role of [...clientRoles, ...staffRoles])
        for (const [command, run] of Object.entries(commands)) {
          const held = command === "release" || command === "confirm spam";
          const name = await add(kind, { screening: held ? "quarantined" : "accepted" });
          const result = await run(people[role], name);
          const what = `${role}, ${command}`;
          if (!allowed[kind].includes(role)) {
            expect(result, what).toEqual(refused("not-found"));
            expect(await findSubmission(context.db, people[role], name), what).toBeUndefined();
          } else if (command === "undo") expect(result, what).toEqual(refused("changed-since"));
          else expect(result, what).toMatchObject({ ok: true });
        }
    });

    it("nobody who still lacks the second factor, and nothing that does not exist", async () => {
      const name = await add("lead");
      const unready = { ...people.administrator, needsSecondFactor: true };
      expect(await markAnswered(context, unready, name)).toEqual(refused("not-found"));
      const unknown = { kind: "lead", id: randomUUID() } as const;
      expect(await markAnswered(context, people.administrator, unknown)).toEqual(
        refused("not-found"),
      );
      const ofOtherKind = { kind: "contact-message", id: name.id } as const;
      expect(await markAnswered(context, people.administrator, ofOtherKind)).toEqual(
        refused("not-found"),
      );
    });
  });

  describe("assigning", () => {
    const manager = () => people["account-manager"];

    it("gives, takes and clears, and writes down who did", async () => {
      const name = await add("lead");
      const to = manager().accountId;
      eventOf(await assignSubmission(context, colleague, name, { to, seen: null }));
      expect(await detail(name)).toMatchObject({
        assigneeName: manager().name,
        history: [{ kind: "assigned", actorName: colleague.name, details: { to } }],
      });
      expect(await assignSubmission(context, manager(), name, { to, seen: to })).toEqual(
        refused("already-done"),
      );
      eventOf(await assignSubmission(context, manager(), name, { to: null, seen: to }));
      expect((await detail(name)).assignedTo).toBeNull();
    });

    it("of two who take one at once gives it to one, and tells the other", async () => {
      const name = await add("lead");
      const results = await Promise.all(
        [manager(), colleague].map((actor) =>
          assignSubmission(context, actor, name, { to: actor.accountId, seen: null }),
        ),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results).toContainEqual(refused("changed-since"));
      expect((await detail(name)).history).toHaveLength(1);
    });

    it("reaches only who may answer, by command and by choice", async () => {
      const name = await add("lead");
      const invited = await addPerson(context, { role: "account-manager", state: "invited" });
      for (const to of [people.recruiter.accountId, people["crew-lead"].accountId, invited.id])
        expect(await assignSubmission(context, manager(), name, { to, seen: null })).toEqual(
          refused("unknown-person"),
        );
      const ids = (await listAssignees(context.db, manager(), "lead")).map(({ id }) => id);
      expect(ids).toContain(manager().accountId);
      expect(ids).not.toContain(people.recruiter.accountId);
      expect(await listAssignees(context.db, people.recruiter, "lead")).toEqual([]);
    });
  });

  it("marks as answered, reopens, and says what is so already", async () => {
    const name = await add("contact-message");
    const actor = people["account-manager"];
    eventOf(await markAnswered(context, actor, name));
    expect(await detail(name)).toMatchObject({ state: "answered", answererName: actor.name });
    expect(await markAnswered(context, colleague, name)).toEqual(refused("already-done"));
    eventOf(await reopenSubmission(context, colleague, name));
    expect(await detail(name)).toMatchObject({ state: "open", answererName: null });
    expect(await reopenSubmission(context, colleague, name)).toEqual(refused("already-done"));
    const held = await add("contact-message", { screening: "quarantined" });
    expect(await markAnswered(context, actor, held)).toEqual(refused("wrong-state"));
  });

  it("keeps hostile text as it is", async () => {
    const text = `<script>alert(1)</script>=HYPERLINK("http://x")`;
    const name = await add("lead", { name: text, subject: text, text });
    eventOf(await addNote(context, colleague, name, { text }));
    const { content, notes } = await detail(name);
    expect(content.record).toMatchObject({ fullName: text, company: text, message: text });
    expect(notes).toMatchObject([{ text, authorName: colleague.name }]);
  });

  describe("undoing", () => {
    it("takes back each command", async () => {
      const actor = people.administrator;
      const cases: [SubmissionName, (name: SubmissionName) => Promise<SubmissionResult>][] = [
        [
          await add("lead"),
          (name) => assignSubmission(context, actor, name, { to: actor.accountId, seen: null }),
        ],
        [await add("lead"), ({ id }) => markAnswered(context, actor, { kind: "lead", id })],
        [
          await add("lead", { answeredAt: new Date("2026-01-05T10:00:00Z") }),
          ({ id }) => reopenSubmission(context, actor, { kind: "lead", id }),
        ],
        [await add("lead"), (name) => addNote(context, actor, name, { text: "typo" })],
        [
          await add("lead", { screening: "quarantined" }),
          (name) => releaseFromQuarantine(context, actor, name),
        ],
        [
          await add("application", { screening: "quarantined" }),
          (name) => confirmSpam(context, actor, name),
        ],
      ];
      for (const [name, run] of cases) {
        const { history: _, ...before } = await detail(name);
        const eventId = eventOf(await run(name));
        expect(await detail(name)).not.toMatchObject(before);
        expect(await undoSubmissionCommand(context, actor, name, eventId)).toMatchObject({
          ok: true,
        });
        const { history, ...after } = await detail(name);
        expect(after).toEqual(before);
        expect(history.map(({ kind }) => kind)[0]).toBe("undone");
        expect(await undoSubmissionCommand(context, actor, name, eventId)).toEqual(
          refused("changed-since"),
        );
      }
    });

    it("is refused after another step, to another person, and too late", async () => {
      const name = await add("lead");
      const first = eventOf(await markAnswered(context, colleague, name));
      expect(await undoSubmissionCommand(context, people.administrator, name, first)).toEqual(
        refused("changed-since"),
      );
      const second = eventOf(await addNote(context, people.administrator, name, { text: "Hm" }));
      expect(await undoSubmissionCommand(context, colleague, name, first)).toEqual(
        refused("changed-since"),
      );
      const late = await add("lead");
      await context.db.execute(sql`insert into history_events
        (id, record_kind, record_id, kind, actor_id, at, details) values
        (${second.replace(/^./, "f")}, 'lead', ${late.id}, 'answered', ${colleague.accountId},
          now() - interval '130 seconds', '{"before": {"answeredAt": null}}')`);
      expect(
        await undoSubmissionCommand(context, colleague, late, second.replace(/^./, "f")),
      ).toEqual(refused("too-late"));
    });
  });

  describe("the quarantine", () => {
    it("lets go: a submission like any other, whose emails leave when undo is over", async () => {
      const name = await add("contact-message", { screening: "quarantined", newsletter: true });
      eventOf(await releaseFromQuarantine(context, colleague, name));
      expect((await detail(name)).state).toBe("open");
      const messages = ["contact-message-received-office", "contact-message-received-visitor"];
      expect(await queuedAbout(context, name.id)).toEqual(messages);
      const { rows } = await context.db.execute(sql`select min(start_after - created_on)
        > interval '10 seconds' as waits from pgboss.job where name = 'emails'`);
      expect(rows).toEqual([{ waits: true }]);
      const signups = () => context.db.$count(newsletterSignups);
      expect(await signups()).toBe(1);
      expect(await releaseFromQuarantine(context, colleague, name)).toEqual(refused("wrong-state"));
    });

    it("takes emails and signup back with the release, and sends them after another", async () => {
      const sample = {
        screening: "quarantined",
        newsletter: true,
        email: "again@x.example",
      } as const;
      const name = await add("contact-message", sample);
      const eventId = eventOf(await releaseFromQuarantine(context, colleague, name));
      const signups = () =>
        context.db.$count(newsletterSignups, eq(newsletterSignups.email, sample.email));
      expect(await signups()).toBe(1);
      eventOf(await undoSubmissionCommand(context, colleague, name, eventId));
      expect(await context.db.$count(emails, eq(emails.aboutId, name.id))).toBe(0);
      expect(await signups()).toBe(0);
      eventOf(await releaseFromQuarantine(context, colleague, name));
      expect(await context.db.$count(emails, eq(emails.aboutId, name.id))).toBe(2);
      expect(await signups()).toBe(1);
    });

    it("does not pretend to take back an email that has left", async () => {
      const name = await add("lead", { screening: "quarantined" });
      const eventId = eventOf(await releaseFromQuarantine(context, colleague, name));
      await context.db.update(emails).set({ state: "sent" }).where(eq(emails.aboutId, name.id));
      expect(await undoSubmissionCommand(context, colleague, name, eventId)).toEqual(
        refused("too-late"),
      );
      expect((await detail(name)).state).toBe("open");
      expect(await context.db.$count(emails, eq(emails.aboutId, name.id))).toBe(2);
    });

    it("joins an accepted copy of itself, without a second pair of emails", async () => {
      const attempt = { idempotencyKey: randomUUID(), fingerprint: "same" };
      const copy = await add("lead", { ...attempt, reference: `Q-${randomUUID()}` });
      const name = await add("lead", { ...attempt, screening: "quarantined" });
      const eventId = eventOf(await releaseFromQuarantine(context, colleague, name));
      const joined = await detail(name);
      expect(joined).toMatchObject({ state: "joined", joinedTo: { id: copy.id } });
      expect((await detail(copy)).history).toMatchObject([{ kind: "copy-joined" }]);
      expect(await queuedAbout(context, name.id)).toEqual([]);
      eventOf(await undoSubmissionCommand(context, colleague, name, eventId));
      expect((await detail(name)).state).toBe("quarantined");
    });

    it("leads to no copy that was deleted since", async () => {
      const attempt = { idempotencyKey: randomUUID(), fingerprint: "same" };
      const copy = await add("lead", { ...attempt, reference: `Q-${randomUUID()}` });
      const name = await add("lead", { ...attempt, screening: "quarantined" });
      eventOf(await releaseFromQuarantine(context, colleague, name));
      await context.db.delete(opportunities).where(eq(opportunities.leadId, copy.id));
      await context.db.delete(leads).where(eq(leads.id, copy.id));
      expect(await detail(name)).toMatchObject({
        state: "joined",
        joinedTo: { id: null, reference: "deleted" },
      });
    });

    it("releases once, also when two people do at once", async () => {
      const name = await add("lead", { screening: "quarantined" });
      const results = await Promise.all(
        [colleague, people.administrator].map((actor) =>
          releaseFromQuarantine(context, actor, name),
        ),
      );
      expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(await context.db.$count(emails, eq(emails.aboutId, name.id))).toBe(2);
    });

    it("keeps confirmed spam apart, from which it can still be released", async () => {
      const name = await add("lead", { screening: "quarantined" });
      eventOf(await confirmSpam(context, colleague, name));
      expect((await detail(name)).state).toBe("spam");
      expect(await confirmSpam(context, colleague, name)).toEqual(refused("already-done"));
      eventOf(await releaseFromQuarantine(context, colleague, name));
      expect((await detail(name)).state).toBe("open");
      expect(await confirmSpam(context, colleague, name)).toEqual(refused("wrong-state"));
    });
  });

  describe("the history", () => {
    it("cannot be changed or deleted while its record exists", async () => {
      const name = await add("lead");
      eventOf(await markAnswered(context, colleague, name));
      const denied = { cause: { message: expect.stringContaining("append-only") } };
      const { db } = context;
      await expect(db.update(historyEvents).set({ kind: "x" })).rejects.toMatchObject(denied);
      await expect(db.delete(historyEvents)).rejects.toMatchObject(denied);
      await expect(db.execute(sql`truncate history_events`)).rejects.toMatchObject(denied);
    });

    it("goes with its record, and so do the notes", async () => {
      const [kept, gone] = [await add("lead"), await add("lead")];
      for (const name of [kept, gone])
        eventOf(await addNote(context, colleague, name, { text: "Called" }));
      await context.db.delete(leads).where(eq(leads.id, gone.id));
      const left = async ({ id }: SubmissionName) => [
        await context.db.$count(historyEvents, eq(historyEvents.recordId, id)),
        await context.db.$count(submissionNotes, eq(submissionNotes.recordId, id)),
      ];
      expect(await left(gone)).toEqual([0, 0]);
      expect(await left(kept)).toEqual([1, 1]);
    });
  });

  it("sends a change event for each change once it is committed, and none for one that is refused", async () => {
    const heard: string[] = [];
    const end = await database().listen("live", {
      onMessage: (payload) => heard.push(payload),
      onGap: () => {},
    });
    const name = await add("lead");
    await markAnswered(context, colleague, name);
    await markAnswered(context, colleague, name);
    await expect.poll(() => heard).toEqual([JSON.stringify(name)]);
    await end();
  });
});
