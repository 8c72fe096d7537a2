/** The conversation with a prospect, as people of the office write it: by role, with bad input, and twice. */
import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { afterEmailFailure } from "#features/email-failures.server.ts";
import { advanceOpportunity } from "#features/opportunities/opportunity-commands.server.ts";
import { listOpportunities } from "#features/opportunities/opportunity-queries.server.ts";
import {
  emails,
  historyEvents,
  leads,
  notifications,
  opportunities,
  opportunityEmails,
  prospectContacts,
} from "#features/schema.ts";
import { giveUpEmail } from "#platform/email/send-email.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { addOpportunity, opportunityRow } from "#tests/support/opportunities.ts";
import { queuedAbout } from "#tests/support/record-emails.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { startTestWorker } from "#tests/support/worker.ts";
import type { EmailsData } from "./office/emails-page.server.ts";
import * as page from "./office/emails-page.tsx";
import { afterFailedEmail } from "./undelivered-email.server.ts";
import { writeAgain, writeEmail } from "./write-email.server.ts";

type Fields = Record<string, string>;

const sellers: readonly Role[] = ["administrator", "account-manager"];
const written = { step: "email", template: "first-answer", subject: "Your quote", text: "Hello" };
const errorsOf = (body: unknown) => (body as { errors: Fields }).errors;
const valuesOf = (body: unknown) => (body as { values: Fields }).values;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const path = (id: string) => `/office/pipeline/${id}/emails`;
  const add = (email = `${randomUUID().slice(0, 8)}@prospect.example`) =>
    addOpportunity(context.db, { email });
  const post = (id: string, sent: Fields = {}, role: Role | undefined = "account-manager") =>
    cast.ask(role, path(id), page.action, { ...written, ...sent });
  const read = async (id: string, query = "", role: Role = "account-manager") =>
    (await cast.ask(role, path(id) + query, page.loader)).body as EmailsData;
  const rowsOf = (id: string) =>
    context.db
      .select()
      .from(opportunityEmails)
      .where(eq(opportunityEmails.opportunityId, id))
      .orderBy(asc(opportunityEmails.at));
  const rowOf = (id: string) => opportunityRow(context.db, id);
  const historyOf = async (id: string) =>
    (
      await context.db
        .select({ kind: historyEvents.kind })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, id))
        .orderBy(asc(historyEvents.at), asc(historyEvents.id))
    ).map(({ kind }) => kind);

  it("a guest is led to the sign-in, and for other roles there is no conversation", async () => {
    const id = await add();
    for (const posted of [undefined, written]) {
      const handler = posted ? page.action : page.loader;
      expect((await cast.ask(undefined, path(id), handler, posted)).location).toMatch(
        /^\/client-portal\?next=/,
      );
      for (const role of roles.filter((one) => !sellers.includes(one)))
        expect((await cast.ask(role, path(id), handler, posted)).status, role).toBe(404);
    }
    expect(await rowsOf(id)).toEqual([]);
    expect((await cast.ask("administrator", path(randomUUID()), page.loader)).status).toBe(404);
    expect((await cast.ask("administrator", path("nobody"), page.action, written)).status).toBe(
      404,
    );
  });

  it("the first email answers the request, with its history, in one step", async () => {
    const id = await add();
    const answer = await post(id, { subject: "  Your quote  ", text: "Hello\r\n\r\nBye" });
    expect(answer.location).toBe(`/office/pipeline/${id}#emails`);
    const [email] = await rowsOf(id);
    expect(email).toMatchObject({
      direction: "sent",
      subject: "Your quote",
      text: "Hello\r\n\r\nBye",
      sentBy: cast.ids["account-manager"],
      language: "en",
      replyAddress: null,
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({ stage: "contacted", answeredBy: cast.ids["account-manager"] });
    const [lead] = await context.db
      .select()
      .from(leads)
      .where(eq(leads.id, row.leadId ?? ""));
    expect(lead?.answeredAt).toEqual(expect.any(Date));
    expect(await historyOf(id)).toEqual(["moved", "emailed"]);
    expect(await queuedAbout(context, email?.id)).toEqual(["opportunity-email"]);
    expect((await read(id)).emails).toMatchObject([{ isOurs: true, state: "queued" }]);
  });

  it("whatever has been decided stays where it is", async () => {
    const id = await add();
    await post(id);
    await context.db.update(opportunities).set({ stage: "bid" }).where(eq(opportunities.id, id));
    await post(id, { text: "Once more" });
    expect((await rowOf(id)).stage).toBe("bid");
  });

  it("sent three times, it is one email; changed meanwhile, it is asked about", async () => {
    const id = await add();
    const attempt = randomUUID();
    for (const _ of [1, 2, 3]) expect((await post(id, { attempt })).status).toBe(303);
    const asked = await post(id, { attempt, text: "Another text" });
    expect(asked.status).toBe(409);
    expect(await rowsOf(id)).toHaveLength(1);
    const together = randomUUID();
    const before = (await rowsOf(id)).length;
    await Promise.all([1, 2, 3].map(() => post(id, { attempt: together, text: "At once" })));
    expect(await rowsOf(id)).toHaveLength(before + 1);
  });

  it("of two who answer at once one does, and the other is told and may send afterwards", async () => {
    const id = await add();
    const seen = { "seen.last": "", "seen.to": (await read(id)).form.fields?.seen.to ?? "" };
    const answers = await Promise.all(
      sellers.map((role) => post(id, { ...seen, text: role }, role)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const [first] = await rowsOf(id);
    expect(valuesOf(refused?.body)).toMatchObject({ "seen.last": first?.id });
    expect((await post(id, { ...seen, ...valuesOf(refused?.body) })).status).toBe(303);
  });

  it("an address that has changed, or is missing, is written to by nobody", async () => {
    const id = await add();
    const { contactId } = await rowOf(id);
    const change = (email: string) =>
      context.db.update(prospectContacts).set({ email }).where(eq(prospectContacts.id, contactId));
    const seen = { "seen.last": "", "seen.to": "old@prospect.example" };
    expect((await post(id, seen)).status).toBe(409);
    await change("");
    expect((await post(id)).status).toBe(409);
    expect((await read(id)).form.fields).toBeUndefined();
    expect(await rowsOf(id)).toEqual([]);
  });

  it.each<[string, Fields, string]>([
    ["no subject", { subject: "  " }, "subject"],
    [
      "a subject that would end its header",
      { subject: "Hello\r\nBcc: all@example.com" },
      "subject",
    ],
    ["a long subject", { subject: "x".repeat(151) }, "subject"],
    ["no text", { text: "" }, "text"],
    ["100 kB", { text: "x".repeat(100_000) }, "text"],
    ["another template", { template: "../other" }, "template"],
  ])("%s is refused beside its field", async (_, sent, field) => {
    const id = await add();
    const { status, body } = await post(id, sent);
    expect(status).toBe(422);
    expect(Object.keys(errorsOf(body))).toEqual([field]);
    expect(await rowsOf(id)).toEqual([]);
  });

  it("NUL goes at the door, and markup is text", async () => {
    const id = await add();
    await post(id, { text: "Before\0after <script>alert(1)</script>" });
    expect(await rowsOf(id)).toMatchObject([{ text: "Beforeafter <script>alert(1)</script>" }]);
  });

  it("templates are in the language of the contact, with the name of who writes", async () => {
    const id = await add();
    const { contactId, reference } = await rowOf(id);
    expect((await read(id)).form.fields).toMatchObject({
      template: "first-answer",
      isOpen: true,
      texts: { subject: `Your quote request (${reference})` },
    });
    await context.db
      .update(prospectContacts)
      .set({ language: "es" })
      .where(eq(prospectContacts.id, contactId));
    const { fields } = (await read(id, "?template=follow-up")).form;
    expect(fields).toMatchObject({ template: "follow-up", language: "es" });
    expect(fields?.texts.subject).toBe(`Su solicitud de cotización (${reference})`);
    expect(fields?.inLanguage).toContain("Spanish");
    expect((await read(id, "?template=nothing")).form.fields?.template).toBe("first-answer");
  });

  it("goes on under the subject of the conversation", async () => {
    const id = await add();
    await post(id, { subject: "RE: re: Your quote" });
    expect((await read(id)).form.fields).toMatchObject({
      template: "blank",
      isOpen: false,
      texts: { subject: "Re: Your quote" },
    });
  });

  it("arrives as it was written, from the company, and answers what came in before", async () => {
    await keepAwake(context.queue);
    const server = await startMailServer();
    const worker = await startTestWorker(database(), context.queue, { smtpUrl: server.url });
    const to = `${randomUUID()}@prospect.example`;
    const id = await add(to);
    await context.db.insert(opportunityEmails).values({
      id: randomUUID(),
      opportunityId: id,
      direction: "received",
      kind: "person",
      at: sql`now() - interval '1 hour'`,
      subject: "Re",
      text: "A reply",
      messageId: "<their-id@prospect.example>",
      fingerprint: randomUUID(),
    });
    const actor = administratorOf(cast);
    const inboundAddress = "replies@cleardawn.example";
    const result = await writeEmail(
      { db: context.db, queue: context.queue, inboundAddress },
      actor,
      id,
      { template: "blank", subject: "About <you> & us", text: "One\nline\n\n\nTwo <b>bold</b>" },
      {},
    );
    expect(result.ok).toBe(true);
    const sent = await vi.waitFor(
      () => {
        const found = server.emails.find(({ recipients }) => recipients.includes(to));
        if (found === undefined) throw new Error("no email yet");
        return found;
      },
      { timeout: 15_000, interval: 50 },
    );
    const [, row] = await rowsOf(id);
    const { email, raw } = sent;
    expect(email.subject).toBe("About <you> & us");
    expect(email.text).toMatch(/^One\nline\n\nTwo <b>bold<\/b>\n\n/);
    expect(email.html).toContain("Two &lt;b&gt;bold&lt;/b&gt;");
    expect(email.inReplyTo).toBe("<their-id@prospect.example>");
    expect(email.messageId).toMatch(new RegExp(`^<opportunity-email.${row?.id}@`));
    expect(email.replyTo?.[0]?.address).toBe(row?.replyAddress);
    expect(row?.replyAddress).toMatch(/^replies\+[\da-f]{24}@cleardawn\.example$/);
    // Somebody has written it: an absence is worth knowing.
    expect(raw).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress):/im);
    await vi.waitFor(async () => expect((await read(id)).emails[1]?.state).toBe("sent"), {
      timeout: 5_000,
    });
    await worker.stop();
    await server.stop();
  });

  it("a first answer that no server takes is owed again, is shown, and is given by sending it again", async () => {
    const id = await add();
    await post(id);
    const [email] = await rowsOf(id);
    const ownerId = cast.ids["account-manager"];
    await context.db.update(opportunities).set({ ownerId }).where(eq(opportunities.id, id));
    const giveUp = async () => {
      const [queued] = await context.db
        .select({ id: emails.id })
        .from(emails)
        // The email to the owner is about it as well.
        .where(and(eq(emails.aboutId, email?.id ?? ""), eq(emails.message, "opportunity-email")));
      await giveUpEmail(
        {
          db: context.db,
          log: silentLog,
          afterFailure: (tx, failed) => afterEmailFailure(tx, context.queue, failed),
        },
        { id: randomUUID(), data: { emailId: queued?.id ?? "" }, sourceOutput: null } as never,
      );
    };
    await giveUp();
    // The queue may hand it over twice.
    await giveUp();
    expect(await rowOf(id)).toMatchObject({ stage: "new", answeredAt: null });
    const { leadId } = await rowOf(id);
    const [lead] = await context.db
      .select()
      .from(leads)
      .where(eq(leads.id, leadId ?? ""));
    expect(lead?.answeredAt).toBeNull();
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told).toMatchObject([{ accountId: ownerId, event: "undelivered", email: "at-once" }]);
    const filter = { tab: "open", due: "answer", sort: "newest" } as const;
    const { rows } = await listOpportunities(context.db, administratorOf(cast), filter);
    expect(rows.find((row) => row.id === id)).toMatchObject({ isAnswerUndelivered: true });
    expect((await read(id)).emails).toMatchObject([{ state: "failed" }]);
    const again = { step: "again", email: email?.id ?? "" };
    expect((await cast.ask("account-manager", path(id), page.action, again)).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ stage: "contacted", answeredBy: ownerId });
    await giveUp();
    expect(await rowOf(id)).toMatchObject({ stage: "new" });
  });

  it("the first email after a bid answers as well, and one that fails is owed again in its stage", async () => {
    const id = await add();
    const actor = administratorOf(cast);
    await context.db.transaction((tx) => advanceOpportunity(tx, actor, id, "bid"));
    expect((await read(id)).form.fields?.isOpen).toBe(true);
    await post(id);
    expect(await rowOf(id)).toMatchObject({
      stage: "bid",
      answeredBy: cast.ids["account-manager"],
    });
    const [email] = await rowsOf(id);
    await context.db
      .update(emails)
      .set({ state: "failed" })
      .where(and(eq(emails.aboutId, email?.id ?? ""), eq(emails.message, "opportunity-email")));
    const about = { aboutId: email?.id ?? null };
    await context.db.transaction((tx) => afterFailedEmail(tx, context.queue, about));
    expect(await rowOf(id)).toMatchObject({ stage: "bid", answeredAt: null });
  });

  it("where somebody has moved on since, a failed email is told and takes nothing back", async () => {
    const id = await add();
    await post(id);
    await context.db.update(opportunities).set({ stage: "bid" }).where(eq(opportunities.id, id));
    const [email] = await rowsOf(id);
    const about = { aboutId: email?.id ?? null };
    await context.db.transaction((tx) => afterFailedEmail(tx, context.queue, about));
    expect((await rowOf(id)).stage).toBe("bid");
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told.length).toBeGreaterThan(0);
  });

  it("one that has failed is sent again by whoever may write, once", async () => {
    const id = await add();
    await post(id);
    const [email] = await rowsOf(id);
    const again = (role: Role = "account-manager") =>
      cast.ask(role, path(id), page.action, { step: "again", email: email?.id ?? "" });
    expect((await again()).status).toBe(409);
    await context.db
      .update(emails)
      .set({ state: "failed" })
      .where(eq(emails.aboutId, email?.id ?? ""));
    expect((await read(id)).emails).toMatchObject([{ state: "failed" }]);
    expect((await again("supervisor")).status).toBe(404);
    const answers = await Promise.all([again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await read(id)).emails).toMatchObject([{ state: "queued" }]);
    const other = await add();
    const elsewhere = await writeAgain(context, administratorOf(cast), other, email?.id ?? "");
    expect(elsewhere).toEqual({ ok: false, reason: "not-failed" });
  });
});
