/** Own pages behind their secret links: every door, what is never told, additions, files, and withdrawals. */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { expect, it, vi } from "vitest";
import * as ownPage from "#areas/account/own-page/own-page.tsx";
import { company } from "#content/company.ts";
import { findLatest } from "#features/appointments/change-appointment.server.ts";
import { deleteOldRecords } from "#features/delete-old-records.server.ts";
import { findFile } from "#features/files/file-response.server.ts";
import { answerApplicant } from "#features/hiring/answer-applicant.server.ts";
import { moveApplication } from "#features/hiring/move-applications.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { describeNotifications } from "#features/notifications/describe-notifications.server.ts";
import { listNotifications } from "#features/notifications/list-notifications.server.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import { checkEvidence } from "#features/proposals/evidence.server.ts";
import { openProposalLink } from "#features/proposals/proposal-links.server.ts";
import {
  askAboutProposal,
  declineProposal,
  signProposal,
} from "#features/proposals/prospect-commands.server.ts";
import { remindOfProposals } from "#features/proposals/remind.server.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import {
  accounts,
  emails,
  fileAttachments,
  jobApplications,
  leads,
  notifications,
  opportunities,
  ownPageEntries,
  ownPageLinks,
} from "#features/schema.ts";
import { turnOffOwnPage } from "#features/submissions/handling/own-page.server.ts";
import { releaseFromQuarantine } from "#features/submissions/handling/quarantine.server.ts";
import { walkThroughKind } from "#features/walk-through-appointments/walk-through-kind.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { type FormDefinition, handleJsonSubmission } from "#platform/http/form-handler.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { addBookedWalkThrough } from "#tests/support/appointments.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { jsonRequest, personAt } from "#tests/support/form-call.ts";
import { kindsInHistory } from "#tests/support/history.ts";
import { addOpportunity, opportunityRow } from "#tests/support/opportunities.ts";
import { addSentProposal, latestProposal, sendNextVersion } from "#tests/support/proposals.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { pdf, photo } from "#tests/support/sample-files.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { deleteLeftOwnPageFiles } from "./delete-left-files.server.ts";
import type { OwnPage } from "./guest/own-page.server.ts";
import type { OwnPageKind } from "./own-page-kind-types.ts";
import { makeOwnPageLink } from "./own-page-links.server.ts";

vi.setConfig({ testTimeout: 30_000 });

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  page: OwnPage | undefined;
}

const applicationFields = {
  fullName: "Renee Castellano",
  email: "renee@example.com",
  phone: "(312) 555-0187",
  position: "facility-manager",
  experience: "5-10",
  resume: "https://example.com/renee",
  coverLetter: "I’ve run buildings for eight years, and I’d like to run yours, too.",
};

/** Ids, and secrets of links, hold any letters and digits by chance. */
const withoutIds = (text: string): string =>
  text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.[\w-]{43})?/g, "");

const tokenIn = (path: string | undefined) => /^\/own-page\/([^?]+)/.exec(path ?? "")?.[1] ?? "";

const signatureFields = {
  attempt: randomUUID(),
  alternative: "a",
  name: "Dana Whitfield",
  title: "Owner",
  signature: "Dana Whitfield",
  drawing: "",
} as const;
const signedBy = {
  visitor: { addressHash: "", userAgent: "", language: "en" },
  paper: "",
} as const;

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();

  async function call(
    token: string,
    fields?: Record<string, string | File>,
    { language = "en", address }: { language?: string; address?: string } = {},
  ): Promise<Answer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields ?? {})) body.append(name, value);
    const url = `http://localhost:3000/own-page/${encodeURIComponent(token)}?language=${language}`;
    const request = new Request(url, fields && { method: "POST", body });
    const args = {
      request,
      params: { token },
      context: personAt(context, address, false, storage),
    };
    const run = (fields ? ownPage.action : ownPage.loader) as (
      route: ActionFunctionArgs,
    ) => Promise<unknown>;
    return read(await run(args as unknown as ActionFunctionArgs).catch((error) => error));
  }

  async function read(answer: unknown): Promise<Answer> {
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) {
      const { status, headers } = answer;
      return { status, headers, text: await answer.text(), page: undefined };
    }
    const { data, init } = answer as { data: unknown; init: ResponseInit | null };
    const { page } = data as { page?: OwnPage };
    const headers = new Headers(init?.headers);
    return { status: init?.status ?? 200, headers, text: JSON.stringify(data), page };
  }

  const linkTo = async (kind: OwnPageKind, subjectId: string) =>
    tokenIn(await makeOwnPageLink(context.db, { kind, subjectId }, "en"));

  async function quote() {
    const id = await addOpportunity(context.db);
    const row = await opportunityOf(id);
    const leadId = row.leadId ?? "";
    return { id, leadId, token: await linkTo("lead", leadId) };
  }
  async function application(sample: Parameters<typeof addSubmission>[2] = {}) {
    const id = await addSubmission(context.db, "application", sample);
    return { id, token: await linkTo("application", id) };
  }
  const opportunityOf = (id: string) => opportunityRow(context.db, id);
  const applicationOf = async (id: string) => {
    const [row] = await context.db.select().from(jobApplications).where(eq(jobApplications.id, id));
    if (row === undefined) throw new Error("no application");
    return row;
  };
  const entriesOf = (subjectId: string) =>
    context.db
      .select()
      .from(ownPageEntries)
      .where(eq(ownPageEntries.subjectId, subjectId))
      .orderBy(ownPageEntries.sentAt);
  const mailsOf = async (subjectId: string) => {
    const ids = (await entriesOf(subjectId)).map(({ id }) => id);
    const rows = await context.db
      .select()
      .from(emails)
      .where(eq(emails.message, "own-page-entry-office"));
    return rows.filter(({ aboutId }) => ids.includes(aboutId ?? ""));
  };
  const kindsOf = (recordId: string) => kindsInHistory(context.db, recordId);
  const add = (token: string, fields: Record<string, string | File>) =>
    call(token, { step: "add", attempt: randomUUID(), ...fields });
  const withdraw = (token: string) => call(token, { step: "withdraw" });
  const recruiter = async () => actorOf(await addPerson(context, { role: "recruiter" }));

  it("counts the same remark once, and five at once as well", async () => {
    const { leadId, id, token } = await quote();
    const fields = { text: "The side gate is open.", attempt: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(token, fields)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await entriesOf(leadId)).toMatchObject([{ what: "added", text: fields.text }]);
    expect(await mailsOf(leadId)).toHaveLength(1);
    expect(await kindsOf(leadId)).toEqual(["added-by-sender"]);
    expect(await kindsOf(id)).toEqual(["added-by-sender"]);
  });

  it("keeps what was corrected and sent again under the same key as another entry", async () => {
    const { leadId, token } = await quote();
    const attempt = randomUUID();
    const texts = ["We moved: 12 Dock Street", "We moved: 14 Dock Street, not 12"];
    for (const text of [...texts, ...texts])
      expect((await add(token, { text, attempt })).status).toBe(303);
    expect((await entriesOf(leadId)).map(({ text }) => text)).toEqual(texts);
  });

  it("withdraws once, however often and from wherever, and while the office moves it", async () => {
    const { id, token } = await application();
    const actor = await recruiter();
    const move = { from: "received", to: "screening", rejectionReason: "" } as const;
    const [moved, ...answers] = await Promise.all([
      moveApplication(context, actor, id, move),
      withdraw(token),
      withdraw(token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    // Whoever came first, the applicant's word stands, and the office is told where it came too late.
    expect(moved.ok ? "moved" : moved.reason).toMatch(/^(?:moved|moved-since)$/);
    expect(await applicationOf(id)).toMatchObject({
      stage: "rejected",
      rejectionReason: "withdrew",
    });
    expect((await entriesOf(id)).map(({ what }) => what)).toEqual(["withdrawn"]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it("is signed or withdrawn where both are done at once, and never both", async () => {
    const actor = await actorOf(await addPerson(context, { role: "administrator" }));
    for (let times = 0; times < 3; times++) {
      const { id, token: proposalToken } = await addSentProposal(context.db, actor);
      const token = await linkTo("lead", (await opportunityOf(id)).leadId ?? "");
      const opened = await openProposalLink(context.db, proposalToken);
      if (opened === undefined) throw new Error("no proposal");
      const sign = () => signProposal(context, opened, signatureFields, signedBy);
      const [signed, withdrawn] =
        times === 0
          ? await Promise.all([sign(), withdraw(token)])
          : ((await Promise.all([withdraw(token), sign()])).toReversed() as [
              Awaited<ReturnType<typeof sign>>,
              Answer,
            ]);
      const { version, proposal } = await latestProposal(context.db, id);
      const { lostReason } = await opportunityOf(id);
      if (signed.ok) {
        expect([version.state, lostReason, withdrawn.status]).toEqual(["signed", null, 409]);
        expect(withdrawn.text).toContain("You’ve signed our proposal");
      } else {
        expect([version.state, lostReason, withdrawn.status]).toEqual([
          "declined",
          "withdrew",
          303,
        ]);
        expect(signed.reason).toBe("request-withdrawn");
      }
      expect(await checkEvidence(context.db, proposal)).toMatchObject({ state: "whole" });
    }
  });

  if (!wantsTheRest) return;

  it("ends the proposal with the request: no signature, question, or reminder", async () => {
    const actor = await actorOf(await addPerson(context, { role: "administrator" }));
    const { db } = context;
    const expiresOn = addDays(todayIn(company.timeZone, new Date()), 3);
    const { id, token: proposalToken } = await addSentProposal(db, actor, { draft: { expiresOn } });
    const token = await linkTo("lead", (await opportunityOf(id)).leadId ?? "");
    const opened = await openProposalLink(db, proposalToken);
    if (opened === undefined) throw new Error("no proposal");
    expect((await call(token)).page?.standing.title).toBe("Our proposal is in your email");
    expect((await withdraw(token)).status).toBe(303);
    expect((await withdraw(token)).status).toBe(303);
    const { version, proposal } = await latestProposal(db, id);
    expect(version).toMatchObject({ state: "declined", declineReason: "" });
    expect((await kindsOf(proposal.id)).filter((kind) => kind === "declined")).toHaveLength(1);
    expect(await checkEvidence(db, proposal)).toMatchObject({ state: "whole" });
    const ended = { ok: false, reason: "request-withdrawn" };
    expect(await signProposal(context, opened, signatureFields, signedBy)).toEqual(ended);
    expect(await declineProposal(context, opened, { reason: "too dear", language: "en" })).toEqual(
      ended,
    );
    const question = { attempt: randomUUID(), text: "Still there?", language: "en" } as const;
    expect(await askAboutProposal(context, opened, question)).toEqual(ended);
    const later = new Date(Date.now() + 2 * dayMs);
    await remindOfProposals(context, later);
    expect((await latestProposal(db, id)).version.remindedAt).toBeNull();
    expect(await openProposalLink(db, proposalToken)).toMatchObject({ hasWithdrawn: true });

    // Opened again on the prospect's word, they can ask, and the office sends another version.
    await db
      .update(opportunities)
      .set({ stage: "proposal", lostReason: null, closedAt: null })
      .where(eq(opportunities.id, id));
    expect(await askAboutProposal(context, opened, question)).toEqual({ ok: true });
    expect(await signProposal(context, opened, signatureFields, signedBy)).toMatchObject({
      reason: "declined",
    });
    await sendNextVersion(db, actor, id);
    const newer = await openProposalLink(db, proposalToken, 2);
    if (newer === undefined) throw new Error("no second version");
    expect(await signProposal(context, newer, signatureFields, signedBy)).toEqual({ ok: true });
    const { page } = await call(token);
    expect(page).toMatchObject({
      isOpen: true,
      isSigned: true,
      standing: { title: "You’ve signed our proposal" },
    });
    expect((await add(token, { text: "See you on Monday." })).status).toBe(303);
    const refused = await withdraw(token);
    expect([refused.status, refused.text.includes("please call us")]).toEqual([409, true]);
    expect((await opportunityOf(id)).lostReason).toBeNull();
  });

  it("tells a prospect where it stands, and nothing of the office", async () => {
    const { id, token } = await quote();
    const owner = await addPerson(context, { role: "account-manager" });
    const [first] = owner.name.split(" ");
    await context.db
      .update(opportunities)
      .set({
        ownerId: owner.id,
        nextStep: "secret plan",
        valueCents: 987_600,
        valueBasis: "entered",
      })
      .where(eq(opportunities.id, id));
    const { page, headers, text, status } = await call(token);
    expect(status).toBe(200);
    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(page?.standing.title).toBe("We have your request");
    expect(page?.promise).toMatch(/^We’ll answer by .+\d/);
    expect(page?.person).toBe(`Your contact is ${first}.`);
    const phoneLine = page?.call.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
    expect(phoneLine).toContain(company.phone.display);
    expect(page?.facts.map(({ value }) => value)).toContain("Lakeside Dental Group");
    expect(page?.text).toBe(quoteFields.message);
    expect(text).not.toContain(id);
    for (const internal of [owner.name, "secret plan", "9876", "987600", "opportunit"])
      expect(withoutIds(text), internal).not.toContain(internal);

    const set = (values: Partial<typeof opportunities.$inferInsert>) =>
      context.db.update(opportunities).set(values).where(eq(opportunities.id, id));
    const now = new Date();
    await set({ answerDueAt: new Date(now.getTime() - 1_000) });
    expect((await call(token)).page?.promise).toContain("we’re late");
    await set({ stage: "contacted", answeredAt: now });
    const answered = (await call(token)).page;
    expect([answered?.standing.title, answered?.promise]).toEqual([
      "We’ve been in touch with you",
      undefined,
    ]);
    await set({ stage: "lost", lostReason: "too-far", lostNote: "rude", closedAt: now });
    const lost = await call(token);
    expect(lost.page?.standing.title).toBe("This request is closed");
    expect(lost.page?.isOpen).toBe(false);
    expect(withoutIds(lost.text)).not.toMatch(/rude|too-far|lost/i);
    expect((await add(token, { text: "Still there?" })).status).toBe(409);
    await set({ stage: "won", lostReason: null, lostNote: "", closedAt: now });
    const won = await call(token);
    expect(won.page?.standing.title).toBe("You’re our client now");
    expect(won.page?.standing.text).not.toContain("signed");
    expect(won.text).not.toMatch(/another quote/);
    await set({ stage: "lost", lostReason: "too-far", lostNote: "rude", closedAt: now });
    expect((await withdraw(token)).status).toBe(409);
    expect((await opportunityOf(id)).lostReason).toBe("too-far");
  });

  it("says nothing of an answer that nobody has given, though a bid is made", async () => {
    const { id, token } = await quote();
    const actor = actorOf(await addPerson(context, { role: "account-manager" }));
    await context.db.transaction((tx) => advanceOpportunity(tx, actor, id, "bid"));
    expect((await call(token)).page?.standing.title).toBe("We have your request");
  });

  it("names the day of the walk-through, and withdrawing cancels it", async () => {
    const actor = await actorOf(await addPerson(context, { role: "account-manager" }));
    const { id } = await addBookedWalkThrough(context.db, actor);
    const leadId = (await opportunityOf(id)).leadId ?? "";
    const token = await linkTo("lead", leadId);
    const booked = (await call(token)).page;
    expect(booked?.standing.title).toBe("The walk-through is booked");
    expect(booked?.standing.text).toContain("Central Time");
    const spanish = (await call(token, undefined, { language: "es" })).page;
    expect(spanish?.standing.title).toBe("El recorrido está confirmado");
    expect(spanish?.title).toBe("Su solicitud de cotización");

    expect((await withdraw(token)).headers.get("location")).toContain("done=withdrawn");
    expect(await opportunityOf(id)).toMatchObject({ stage: "lost", lostReason: "withdrew" });
    expect(await findLatest(context.db, walkThroughKind, id)).toMatchObject({
      state: "canceled",
      isCanceledByGuest: true,
    });
    const [lead] = await context.db.select().from(leads).where(eq(leads.id, leadId));
    expect(lead?.answeredAt).not.toBeNull();
    const after = await call(token);
    expect(after.page?.standing.title).toBe("You’ve withdrawn this request");
    expect(after.page?.standing.text).toMatch(/^Withdrawn on .+ \d{4}$/);
    expect(after.page?.isOpen).toBe(false);
    expect((await add(token, { text: "One more thing" })).status).toBe(409);
    expect(await entriesOf(leadId)).toHaveLength(1);

    // Opened again on the prospect's word, it is what it was.
    await context.db
      .update(opportunities)
      .set({ stage: "contacted", lostReason: null, closedAt: null })
      .where(eq(opportunities.id, id));
    expect((await call(token)).page?.isOpen).toBe(true);
    expect((await withdraw(token)).status).toBe(303);
    expect(await entriesOf(leadId)).toHaveLength(2);
  });

  it("tells whoever the record belongs to, and else those who work on them, in the product", async () => {
    const told = async (recordId: string) => {
      const rows = await context.db
        .select()
        .from(notifications)
        .where(eq(notifications.recordId, recordId));
      return rows.map(({ accountId, event, details }) => ({ accountId, event, details }));
    };
    const seller = await addPerson(context, { role: "account-manager" });
    const administrator = await addPerson(context, { role: "administrator" });
    const { id, token } = await quote();
    const give = (ownerId: string | null) =>
      context.db.update(opportunities).set({ ownerId }).where(eq(opportunities.id, id));
    await give(seller.id);
    await add(token, { text: "The <b>side</b> gate is open." });
    await add(token, { text: "And so is the back door." });
    // One line of the list, and nothing of what a stranger wrote.
    const details = { company: "Lakeside Dental Group" };
    expect(await told(id)).toEqual([{ accountId: seller.id, event: "added", details }]);
    await context.db.update(accounts).set({ state: "suspended" }).where(eq(accounts.id, seller.id));
    await withdraw(token);
    const ofAll = await told(id);
    expect(ofAll).toContainEqual({ accountId: administrator.id, event: "withdrawn", details });
    expect(ofAll.filter(({ accountId }) => accountId === seller.id)).toHaveLength(1);

    const person = await recruiter();
    const applied = await application();
    await add(applied.token, { text: "My new number" });
    const added = { event: "added", details: { name: expect.any(String) } };
    const unassigned = await told(applied.id);
    expect(unassigned).toContainEqual({ accountId: person.accountId, ...added });
    expect(unassigned).toContainEqual({ accountId: administrator.id, ...added });
    const other = await application();
    await context.db
      .update(jobApplications)
      .set({ assignedTo: person.accountId })
      .where(eq(jobApplications.id, other.id));
    await withdraw(other.token);
    expect((await told(other.id)).map(({ accountId, event }) => [accountId, event])).toEqual([
      [person.accountId, "withdrawn"],
    ]);
    const { rows } = await listNotifications(context.db, notificationDefinitions, person);
    const reader = { language: "en", audience: "staff" } as const;
    const described = await describeNotifications(
      context.db,
      notificationDefinitions,
      rows,
      reader,
    );
    expect(described[0]).toMatchObject({
      title: expect.stringMatching(/ withdrew their application$/),
      text: undefined,
      path: `/office/applications/${other.id}`,
    });
  });

  it("tells an applicant where it stands, and never what was decided or why", async () => {
    const { id, token } = await application();
    const received = (await call(token)).page;
    expect(received?.standing.title).toBe("We have your application");
    expect(received?.promise).toMatch(/^Someone will read it by .+ \d{4}\.$/);
    const set = (values: Partial<typeof jobApplications.$inferInsert>) =>
      context.db.update(jobApplications).set(values).where(eq(jobApplications.id, id));
    for (const stage of ["screening", "offer"] as const) {
      await set({ stage });
      const { page, text } = await call(token);
      expect(page?.standing.title).toBe("We’re looking at your application");
      expect(page?.promise).toBeUndefined();
      expect(text).not.toMatch(/screening|offer/i);
    }
    // An offer is told by a person; the page only says where it is.
    const actor = await recruiter();
    const answer = { template: "offer", subject: "Our offer", text: "Join us.", seen: "" } as const;
    expect(await answerApplicant(context, actor, id, answer)).toEqual({ ok: true });
    const offered = (await call(token)).page;
    expect(offered?.standing.title).toBe("Our offer is in your email");
    await set({ stage: "hired", hiredAccountId: actor.accountId });
    expect((await call(token)).page?.standing.title).toBe("Welcome to the team");
    await set({
      stage: "rejected",
      rejectionReason: "another-chosen",
      hiredAccountId: null,
    });
    const decided = await call(token);
    expect(decided.page?.standing.title).toBe("We’ve made our decision");
    expect(withoutIds(decided.text)).not.toMatch(/reject|another|fit/i);
    expect((await withdraw(token)).status).toBe(409);
    expect((await applicationOf(id)).rejectionReason).toBe("another-chosen");
  });

  it("takes a file, which opens for whoever sees the record alone, and goes with it", async () => {
    const { id, token } = await application();
    const file = new File([new Uint8Array(pdf())], "resume <b>.pdf");
    const answer = await add(token, { text: "<script>alert(1)</script>\u202e", file });
    expect(answer.status).toBe(303);
    const [entry] = await entriesOf(id);
    expect(entry?.text).toContain("<script>");
    const { page } = await call(token);
    expect(page?.entries.map(({ files: names }) => names.length)).toEqual([1]);
    const [attached] = await context.db
      .select()
      .from(fileAttachments)
      .where(eq(fileAttachments.recordId, entry?.id ?? ""));
    const fileId = attached?.fileId ?? "";
    const sees = async (role: "recruiter" | "administrator" | "account-manager" | "crew-lead") => {
      const actor = await actorOf(await addPerson(context, { role }));
      return (await findFile(context.db, actor, fileId)) !== undefined;
    };
    expect([
      await sees("recruiter"),
      await sees("administrator"),
      await sees("account-manager"),
      await sees("crew-lead"),
    ]).toEqual([true, true, false, false]);

    await context.db.delete(jobApplications).where(eq(jobApplications.id, id));
    expect(await entriesOf(id)).toEqual([]);
    expect(await sees("administrator")).toBe(false);
    await deleteLeftOwnPageFiles(context.db);
    expect(
      await context.db.$count(fileAttachments, eq(fileAttachments.recordId, entry?.id ?? "")),
    ).toBe(0);
    expect((await call(token)).status).toBe(404);
  });

  it("takes photos, refuses what is neither picture nor PDF, and what is empty", async () => {
    const { leadId, token } = await quote();
    const picture = new File([new Uint8Array(await photo())], "lobby.jpg");
    expect((await add(token, { file: picture })).status).toBe(303);
    for (const content of ["MZ hostile", "", "<svg onload=alert(1)>"]) {
      const refused = await add(token, { text: "see file", file: new File([content], "x.exe") });
      expect(refused.status, content).toBe(422);
      expect(refused.text).toContain('"text":"see file"');
    }
    expect((await add(token, { text: "  " })).text).toContain("Write something or choose a file");
    expect((await add(token, { text: "x".repeat(2_001) })).status).toBe(422);
    expect((await call(token, { step: "add", text: "no key" })).status).toBe(422);
    expect((await call(token, { step: "burn" })).status).toBe(422);
    expect(await entriesOf(leadId)).toHaveLength(1);
  });

  it("bounds what is added in a day, and how often it is tried", async () => {
    const { leadId, token } = await quote();
    for (let n = 0; n < 10; n++) expect((await add(token, { text: `no. ${n}` })).status).toBe(303);
    const eleventh = await add(token, { text: "no. 11" });
    expect(eleventh.status).toBe(429);
    const secondsToWait = Number(eleventh.headers.get("retry-after"));
    expect(secondsToWait).toBeGreaterThan(86_000);
    expect(secondsToWait).toBeLessThanOrEqual(86_400);
    expect(await entriesOf(leadId)).toHaveLength(10);
    // Another link of the same record counts with it.
    const other = await linkTo("lead", leadId);
    for (let n = 0; n < 9; n++) await add(other, { text: "again" });
    const typed = { text: "The side gate is open.", attempt: randomUUID() };
    const flood = await add(other, {
      ...typed,
      file: new File([new Uint8Array(await photo())], "gate.jpg"),
    });
    expect(flood.status).toBe(429);
    expect(flood.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(JSON.parse(flood.text)).toMatchObject({
      problem: expect.stringMatching(/^Too many attempts\. Please wait \d+ minutes, or call us\.$/),
      errors: { file: "Please choose the file again" },
      values: { step: "add", ...typed },
    });
    expect(await readdir(storage.incoming)).toEqual([]);
  });

  it("is the same page for whatever opens nothing, revoked links among it", async () => {
    const { leadId, token } = await quote();
    const [id = "", secret = ""] = token.split(".");
    const actor = await actorOf(await addPerson(context, { role: "account-manager" }));
    const foreign = (await application()).token;
    const wrong = [
      "",
      "x",
      "\0",
      "x".repeat(100_000),
      `${token}x`,
      `${id}.${"A".repeat(43)}`,
      `${randomUUID()}.${secret}`,
      `${id}.${foreign.split(".")[1]}`,
      "../../office",
    ];
    const answers = await Promise.all(wrong.map((one) => call(one)));
    expect(await turnOffOwnPage(context, actor, { kind: "lead", id: leadId })).toMatchObject({
      ok: true,
    });
    answers.push(await call(token));
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([404, "{}"]);
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    }
    expect((await add(token, { text: "revoked" })).status).toBe(404);
    expect((await withdraw(token)).status).toBe(404);
    expect(await turnOffOwnPage(context, actor, { kind: "lead", id: leadId })).toMatchObject({
      reason: "already-done",
    });
    const lead = await actorOf(await addPerson(context, { role: "crew-lead" }));
    expect(await turnOffOwnPage(context, lead, { kind: "lead", id: leadId })).toMatchObject({
      reason: "not-found",
    });
  });

  async function submit<Fields extends object>(
    definition: FormDefinition<Fields>,
    fields: object,
    { key = randomUUID(), ...signs }: { key?: string; website?: string; elapsed?: string } = {},
  ) {
    const metadata = new URLSearchParams({ page: "/", pageLanguage: "es", ...signs });
    const request = jsonRequest("/", fields, {
      "idempotency-key": key,
      "form-metadata": metadata.toString(),
    });
    const response = await handleJsonSubmission(
      { request, context: personAt(context) },
      definition,
    );
    const saved: { id: string; reference: string; page: string } = await response.json();
    return { status: response.status, ...saved };
  }

  it.each([
    ["a quote", () => submit(forms.quote, quoteFields), "Recibimos su solicitud"],
    [
      "an application",
      () => submit(forms.application, applicationFields),
      "Recibimos su solicitud de empleo",
    ],
  ] as const)("is in the confirmation of %s", async (_, send, title) => {
    const saved = await send();
    expect(saved.status).toBe(201);
    expect(saved.page).toMatch(/^\/own-page\/[\w.-]+\?language=es$/);
    const { page } = await call(tokenIn(saved.page), undefined, { language: "es" });
    expect(page).toMatchObject({ reference: saved.reference, standing: { title } });
  });

  it("is the same link for the same form sent again, and none once it was turned off", async () => {
    const key = randomUUID();
    const fields = { ...quoteFields, message: `Please call us at ${key}, we are in a hurry.` };
    const first = await submit(forms.quote, fields, { key });
    expect(await submit(forms.quote, fields, { key })).toEqual(first);
    const { db } = context;
    const links = () => db.$count(ownPageLinks, eq(ownPageLinks.subjectId, first.id));
    expect(await links()).toBe(1);
    const owner = await actorOf(await addPerson(context, { role: "administrator" }));
    expect(await turnOffOwnPage(context, owner, { kind: "lead", id: first.id })).toMatchObject({
      ok: true,
    });
    const { page: _, ...saved } = first;
    expect(await submit(forms.quote, fields, { key })).toEqual(saved);
    expect(await links()).toBe(1);
  });

  it.each([
    ["quote", "another message, with the same key", { message: "Another question." }, false],
    ["quote", "the same message, with another key", {}, true],
  ])("is another link for a %s with %s", async (_, __, changed, otherKey) => {
    const key = randomUUID();
    const first = await submit(forms.quote, quoteFields, { key });
    const second = await submit(
      forms.quote,
      { ...quoteFields, ...changed },
      { key: otherKey ? randomUUID() : key },
    );
    expect(second.id).not.toBe(first.id);
    expect(tokenIn(second.page)).not.toBe(tokenIn(first.page));
  });

  it.each([
    ["quote", "lead"],
    ["application", "application"],
  ] as const)(
    "stays withdrawn when it is released from quarantine after it: %s",
    async (form, kind) => {
      const signs = { website: "https://spam.example", elapsed: "900" };
      const sent =
        form === "quote"
          ? await submit(forms.quote, quoteFields, signs)
          : await submit(forms.application, applicationFields, signs);
      const token = tokenIn(sent.page);
      expect((await withdraw(token)).status).toBe(303);
      const admin = actorOf(await addPerson(context, { role: "administrator" }));
      const released = await releaseFromQuarantine(context, admin, { kind, id: sent.id });
      expect(released.ok).toBe(true);
      expect((await call(token)).page?.standing.title).toMatch(/^You’ve withdrawn this/);
      expect(await context.db.$count(emails, eq(emails.aboutId, sent.id))).toBe(0);
      if (kind === "lead") {
        const where = eq(opportunities.leadId, sent.id);
        const [row] = await context.db.select().from(opportunities).where(where);
        expect(row).toMatchObject({ stage: "lost", lostReason: "withdrew" });
      } else {
        const where = eq(jobApplications.id, sent.id);
        const [row] = await context.db.select().from(jobApplications).where(where);
        expect(row).toMatchObject({ stage: "rejected", rejectionReason: "withdrew" });
      }
    },
  );

  it("tells what looks like spam nothing: the same answer, page and steps, and nobody is told", async () => {
    const spam = await submit(forms.quote, quoteFields, {
      website: "https://spam.example",
      elapsed: "900",
    });
    const honest = await submit(forms.quote, { ...quoteFields, fullName: "Ana Ruiz" });
    expect(Object.keys(spam)).toEqual(Object.keys(honest));
    const [row] = await context.db.select().from(leads).where(eq(leads.id, spam.id));
    expect(row?.screening).toBe("quarantined");
    const [spamPage, honestPage] = [
      (await call(tokenIn(spam.page))).page,
      (await call(tokenIn(honest.page))).page,
    ];
    expect(spamPage?.standing).toEqual(honestPage?.standing);
    expect(Object.keys(spamPage ?? {})).toEqual(Object.keys(honestPage ?? {}));
    expect(spamPage?.promise === undefined).toBe(honestPage?.promise === undefined);
    const token = tokenIn(spam.page);
    expect((await add(token, { text: "more spam" })).status).toBe(303);
    expect((await withdraw(token)).status).toBe(303);
    expect((await call(token)).page?.standing.title).toBe("You’ve withdrawn this request");
    expect(await mailsOf(spam.id)).toEqual([]);
    const ofSpam = eq(notifications.recordId, spam.id);
    expect(await context.db.$count(notifications, ofSpam)).toBe(0);
  });

  it("goes with the record by its age", async () => {
    const receivedAt = new Date("2020-01-01T12:00:00Z");
    const { id, token } = await application({ receivedAt });
    await add(token, { text: "Hello" });
    const days = { traces: 1, quarantined: 1, contactMessages: 1_095, applications: 730 };
    await deleteOldRecords(context.db, days, new Date("2022-06-01T00:00:00Z"));
    expect(await entriesOf(id)).toEqual([]);
    expect(await context.db.$count(ownPageLinks, eq(ownPageLinks.subjectId, id))).toBe(0);
    expect((await call(token)).status).toBe(404);
  });
});
