/** Replies on their way into conversations: out of a real mailbox, and handed over by a mail server. */
import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { opportunitiesServer } from "#features/opportunities/feature.server.ts";
import {
  accounts,
  emails,
  fileAttachments,
  files,
  historyEvents,
  inboundMailboxes,
  notifications,
  opportunities,
  opportunityEmails,
  unmatchedEmails,
} from "#features/schema.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { appContext, filesContext } from "#platform/http/context.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { addOfferedWalkThrough, latestAppointment } from "#tests/support/appointments.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { visitorAt } from "#tests/support/form-call.ts";
import { type ImapServer, startImapServer } from "#tests/support/imap-server.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { addSentProposal, latestProposal } from "#tests/support/proposals.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { pdf, photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addUnmatchedEmail } from "#tests/support/unmatched-emails.ts";
import { deleteLeftFiles } from "../delete-left-files.server.ts";
import { readInboundHealth } from "../inbound-check.server.ts";
import { unmatchedLimits } from "../unmatched/keep-unmatched.server.ts";
import { writeEmail } from "../write-email.server.ts";
import { mailboxName } from "./mailbox-state.server.ts";
import { readMailbox } from "./read-mailbox.server.ts";
import { receiveEmail } from "./receive-email.server.ts";

const secret = "a-secret-of-the-mail-server-0123456789";

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const cast = useCast(context, storage);
  let imap: ImapServer;
  beforeAll(async () => {
    imap = await startImapServer();
  });
  afterAll(() => imap.stop());
  beforeEach(async () => {
    imap.mails.length = 0;
    await context.db.delete(inboundMailboxes);
    await context.db.delete(unmatchedEmails);
  });

  const parts = () => ({
    db: context.db,
    queue: context.queue,
    files: storage,
    log: silentLog,
    authorities: imap.authorities,
    unmatched: { keeps: "addressed", inboundAddress: "replies@cleardawn.example" } as const,
  });
  const round = (mailbox = imap.mailbox) => readMailbox(parts(), mailbox);
  /** An opportunity to whose contact somebody has written. */
  async function addConversation(ownerId: string | null = null) {
    const id = await addOpportunity(context.db, { email: "dana@prospect.example" });
    const parts = { ...context, inboundAddress: "replies@cleardawn.example" };
    const email = { template: "blank", subject: "Your quote", text: "Hello" } as const;
    await writeEmail(parts, administratorOf(cast), id, email, {});
    await context.db.update(opportunities).set({ ownerId }).where(eq(opportunities.id, id));
    const [sent] = await rowsOf(id);
    return { id, address: sent?.replyAddress ?? "", sentId: sent?.id ?? "" };
  }
  const rowsOf = (id: string) =>
    context.db
      .select()
      .from(opportunityEmails)
      .where(eq(opportunityEmails.opportunityId, id))
      .orderBy(asc(opportunityEmails.id));
  const receivedOf = async (id: string) =>
    (await rowsOf(id)).filter(({ direction }) => direction === "received");
  const stateOf = async (name = mailboxName(imap.mailbox)) => {
    const [row] = await context.db
      .select()
      .from(inboundMailboxes)
      .where(eq(inboundMailboxes.mailbox, name));
    return row;
  };
  const keptRows = () => context.db.select().from(unmatchedEmails).orderBy(asc(unmatchedEmails.id));
  const keptTexts = async () => (await keptRows()).map(({ text, reason }) => [text, reason]);
  const reply = (headers: readonly string[], text = "Tuesday works.", type = "text/plain") =>
    [
      "From: Dana <dana@prospect.example>",
      "Subject: Re: Your quote",
      `Message-ID: <${randomUUID()}@prospect.example>`,
      ...headers,
      `Content-Type: ${type}; charset=utf-8`,
      "",
      text,
      "",
    ].join("\r\n");

  describe("out of a mailbox", () => {
    it("joins by the secret of the address and by what is answered, and leaves the rest there", async () => {
      const [one, other] = [await addConversation(), await addConversation()];
      imap.receive(reply([`To: ${one.address.toUpperCase()}`]));
      imap.receive(reply(["To: hello@cleardawn.example"], "Not ours"));
      imap.receive(
        reply(
          [
            "To: hello@cleardawn.example",
            `References: <x@y.example> <opportunity-email.${other.sentId}@any.example>`,
          ],
          "Friday.\n\nOn Mon, Kim <kim@x.example> wrote:\n> When?",
        ).replace("dana@prospect.example", "boss@prospect.example"),
      );
      expect(await round()).toEqual({ joined: 2, unmatched: 1 });
      expect(await receivedOf(one.id)).toMatchObject([
        { text: "Tuesday works.", kind: "person", fromAddress: "dana@prospect.example" },
      ]);
      expect(await receivedOf(other.id)).toMatchObject([
        { text: "Friday.", fromAddress: "boss@prospect.example", subject: "Re: Your quote" },
      ]);
      expect(await stateOf()).toMatchObject({
        joined: 2,
        unmatched: 1,
        lastUid: expect.any(Number),
      });
      // Nothing but reading: no flag, no copy, nothing deleted.
      expect(
        imap.commands.filter((command) => /STORE|COPY|MOVE|EXPUNGE|SELECT|APPEND/.test(command)),
      ).toEqual([]);
      expect(await round()).toEqual({ joined: 0, unmatched: 0 });
      imap.receive(reply([`To: ${one.address}`], "And Wednesday."));
      expect(await round()).toEqual({ joined: 1, unmatched: 0 });
    });

    it("keeps of the rest what was certainly meant for us, as words alone", async () => {
      const { address, sentId, id } = await addConversation();
      await context.db.delete(opportunities).where(eq(opportunities.id, id));
      const references = `References: <opportunity-email.${sentId}@any.example>`;
      imap.receive(reply([`To: ${address}`], "To a secret of ours"));
      imap.receive(reply(["To: hello@cleardawn.example", references], "Answers one of ours"));
      imap.receive(reply(["To: hello@cleardawn.example"], "Private"));
      imap.receive(reply(["To: replies@cleardawn.example"], "Private as well"));
      imap.receive(reply(["To: replies+lunch@cleardawn.example"], "Private, too"));
      imap.receive(
        reply([`To: ${address}`, references], "", "multipart/mixed; boundary=b").concat(
          `--b\r\nContent-Type: text/html\r\n\r\n<p>With <b>a plan</b></p><script>alert(1)</script>\r\n--b\r\nContent-Type: application/pdf; name=plan.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.4\r\n--b--\r\n`,
        ),
      );
      const files = await context.db.$count(fileAttachments);
      expect(await round()).toEqual({ joined: 0, unmatched: 6 });
      expect(await keptTexts()).toEqual([
        ["To a secret of ours", "unknown-address"],
        ["Answers one of ours", "deleted"],
        ["With a plan", "unknown-address"],
      ]);
      const [, , withFile] = await keptRows();
      expect(withFile?.leftOut).toEqual([{ name: "plan.pdf", reason: "unmatched" }]);
      expect(await context.db.$count(fileAttachments)).toBe(files);
      // Read again after a crash, they are the same.
      await context.db.update(inboundMailboxes).set({ lastUid: 0 });
      await round();
      expect(await keptRows()).toHaveLength(3);
    });

    it("keeps nothing or everything where somebody has set that", async () => {
      const { address } = await addConversation();
      const unknown = address.replace(/\+[\da-f]+@/, `+${"0".repeat(24)}@`);
      const receive = () => {
        imap.receive(reply([`To: ${unknown}`], "To no secret"));
        imap.receive(reply(["To: hello@cleardawn.example"], "Names none"));
      };
      receive();
      const rules = { inboundAddress: "replies@cleardawn.example" };
      await readMailbox({ ...parts(), unmatched: { ...rules, keeps: "none" } }, imap.mailbox);
      expect(await keptRows()).toEqual([]);
      receive();
      await readMailbox({ ...parts(), unmatched: { ...rules, keeps: "all" } }, imap.mailbox);
      expect(await keptTexts()).toEqual([
        ["To no secret", "unknown-address"],
        ["Names none", "names-none"],
      ]);
    });

    it("what was there before the mailbox was first read, or numbered anew, is not kept", async () => {
      const { address, id } = await addConversation();
      const old = new Date(Date.now() - 2 * dayMs);
      imap.receive(reply([`To: ${address}`], "Joined all the same"), old);
      await round();
      expect(await receivedOf(id)).toHaveLength(1);
      // Erased: what the mailbox still holds must not come back.
      await context.db.delete(opportunities).where(eq(opportunities.id, id));
      imap.uidValidity += 1;
      await round();
      expect(await keptRows()).toEqual([]);
      imap.receive(reply([`To: ${address}`], "Written since"));
      await round();
      expect(await keptTexts()).toEqual([["Written since", "unknown-address"]]);
    });

    it("a copy is the same email: read again after a crash, delivered twice, numbered anew", async () => {
      const { id, address } = await addConversation();
      const raw = reply([`To: ${address}`]);
      imap.receive(raw);
      await round();
      // Killed after it was kept, and before its number was written.
      await context.db.update(inboundMailboxes).set({ lastUid: 0 });
      imap.receive(`Received: by another way\r\n${raw}`);
      expect(await round()).toEqual({ joined: 0, unmatched: 0 });
      imap.uidValidity += 1;
      expect(await round()).toEqual({ joined: 0, unmatched: 0 });
      expect(await receivedOf(id)).toHaveLength(1);
      // The same id with other words is another email.
      imap.receive(raw.replace("Tuesday", "Friday"));
      await round();
      expect(await receivedOf(id)).toHaveLength(2);
    });

    it("two processes read it in turns, and one that was killed gives way", async () => {
      const { id, address } = await addConversation();
      imap.receive(reply([`To: ${address}`]));
      const rounds = await Promise.all([round(), round(), round()]);
      expect(rounds.filter((one) => one !== undefined)).toEqual([{ joined: 1, unmatched: 0 }]);
      await context.db
        .update(inboundMailboxes)
        .set({ leasedUntil: sql`now() + interval '1 minute'` });
      expect(await round()).toBeUndefined();
      await context.db
        .update(inboundMailboxes)
        .set({ leasedUntil: sql`now() - interval '1 second'` });
      expect(await round()).toEqual({ joined: 0, unmatched: 0 });
      expect(await receivedOf(id)).toHaveLength(1);
    });

    it("a connection that breaks in between loses nothing, and is tried again later", async () => {
      const { id, address } = await addConversation();
      imap.receive(reply([`To: ${address}`], "One"));
      imap.receive(reply([`To: ${address}`], "Two"));
      await round();
      imap.receive(reply([`To: ${address}`], "Three"));
      imap.hangsUpAt = "UID FETCH";
      expect(await round()).toEqual({ joined: 0, unmatched: 0 });
      expect(await stateOf()).toMatchObject({ failures: 1, fault: "connection" });
      // Not before its time.
      expect(await round()).toBeUndefined();
      await context.db.update(inboundMailboxes).set({ nextTryAt: sql`now()` });
      expect(await round()).toEqual({ joined: 1, unmatched: 0 });
      expect((await receivedOf(id)).map(({ text }) => text)).toEqual(["One", "Two", "Three"]);
      expect(await stateOf()).toMatchObject({ failures: 0, fault: null, failingSince: null });
    });

    it.each([
      ["login", { password: "wrong" }],
      ["mailbox", { folder: "Nowhere" }],
      ["connection", { port: 1 }],
    ])("%s: the System page says what is wrong, and never the password", async (fault, wrong) => {
      const mailbox = { ...imap.mailbox, ...wrong };
      for (const _ of [1, 2, 3]) {
        await context.db.update(inboundMailboxes).set({ nextTryAt: null });
        await round(mailbox);
      }
      expect(await stateOf(mailboxName(mailbox))).toMatchObject({ fault, failures: 3 });
      const health = await readInboundHealth({
        db: context.db,
        config: { inboundMail: mailbox },
        language: "en",
      });
      expect(health.state).toBe("act");
      expect(health.advice).toHaveLength(2);
      expect(JSON.stringify(health)).not.toContain(mailbox.password);
    });

    it("a certificate of nobody known is a fault", async () => {
      await readMailbox({ ...parts(), authorities: "" }, imap.mailbox).catch(() => undefined);
      const { authorities: _, ...withoutThem } = parts();
      await context.db.update(inboundMailboxes).set({ nextTryAt: null });
      await readMailbox(withoutThem, imap.mailbox);
      expect(await stateOf()).toMatchObject({ fault: "certificate" });
    });

    it("whoever it belongs to is told, else administrators; of an absence, nobody", async () => {
      const owner = cast.ids["account-manager"];
      const [owned, unowned] = [await addConversation(owner), await addConversation()];
      const told = async (id: string) =>
        (
          await context.db
            .select({ role: accounts.role })
            .from(notifications)
            .innerJoin(accounts, eq(accounts.id, notifications.accountId))
            .where(eq(notifications.recordId, id))
        ).map(({ role }) => role);
      for (const { address } of [owned, unowned])
        imap.receive(reply([`To: ${address}`, "Auto-Submitted: auto-replied"], "I am away"));
      await round();
      expect([...(await told(owned.id)), ...(await told(unowned.id))]).toEqual([]);
      expect((await receivedOf(owned.id)).map(({ kind }) => kind)).toEqual(["automatic"]);
      for (const { address } of [owned, unowned]) imap.receive(reply([`To: ${address}`]));
      await round();
      expect(await told(owned.id)).toEqual(["account-manager"]);
      expect(new Set(await told(unowned.id))).toEqual(new Set(["administrator"]));
      // Nothing is ever sent to whoever wrote.
      const queued = await context.db
        .select()
        .from(emails)
        .where(eq(emails.message, "opportunity-replied"));
      expect(queued.map(({ recipient }) => recipient)).not.toContain("dana@prospect.example");
      const replies = [owned.id, unowned.id].map(async (id) => (await receivedOf(id)).at(-1)?.id);
      const ids = await Promise.all(replies);
      expect(queued.filter(({ aboutId }) => ids.includes(aboutId ?? ""))).toHaveLength(2);
      const kinds = await context.db
        .select({ kind: historyEvents.kind })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, owned.id))
        .orderBy(asc(historyEvents.at), asc(historyEvents.id));
      expect(kinds.map(({ kind }) => kind)).toEqual([
        "moved",
        "emailed",
        "automatic-email-received",
        "email-received",
      ]);
      const known: Readonly<Record<string, string>> =
        opportunitiesServer.history.opportunity.messages("es");
      for (const { kind } of kinds) expect(known[kind]).toBeTypeOf("string");
    });

    it("a report of a mail server is joined by what it returns", async () => {
      const { id, sentId } = await addConversation();
      imap.receive(
        [
          "From: MAILER-DAEMON@mx.example",
          "Subject: Undelivered",
          "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
          "",
          "--b\r\nContent-Type: text/plain\r\n\r\nNo such person",
          `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <opportunity-email.${sentId}@x.example>`,
          "--b--",
          "",
        ].join("\r\n"),
      );
      await round();
      expect(await receivedOf(id)).toMatchObject([{ kind: "bounce", text: "No such person" }]);
    });

    it("the email with a proposal or with times that comes back is told to the owner", async () => {
      const host = administratorOf(cast);
      const { id } = await addSentProposal(context.db, host);
      const { version } = await latestProposal(context.db, id);
      const walkThrough = await addOfferedWalkThrough(context.db, host);
      const appointment = await latestAppointment(context.db, walkThrough.id);
      const subjects = [
        { opportunityId: id, message: "proposal-sent", kind: "proposal", about: version.id },
        {
          opportunityId: walkThrough.id,
          message: "appointment-offered",
          kind: "appointment",
          about: appointment.id,
        },
      ] as const;
      for (const { opportunityId, message, kind, about } of subjects) {
        await context.db.transaction((tx) =>
          queueEmails(tx, context.queue, [
            { message, to: "dana@harbor.example", about: { kind, id: about }, data: {} },
          ]),
        );
        const [email] = await context.db.select().from(emails).where(eq(emails.aboutId, about));
        imap.receive(
          [
            "From: MAILER-DAEMON@mx.example",
            "Subject: Undelivered",
            "Content-Type: multipart/report; report-type=delivery-status; boundary=b",
            "",
            "--b\r\nContent-Type: text/plain\r\n\r\nNo such person",
            `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: <${message}.${email?.id}@x.example>`,
            "--b--",
            "",
          ].join("\r\n"),
        );
        await round();
        expect(await receivedOf(opportunityId)).toMatchObject([{ kind: "bounce" }]);
        const told = await context.db
          .select()
          .from(notifications)
          .where(eq(notifications.recordId, opportunityId));
        expect(told.map(({ event }) => event)).toContain("undelivered");
      }
    });

    it("a first answer that comes back is owed again, and its owner is told at once", async () => {
      const owner = cast.ids["account-manager"];
      const { id, address } = await addConversation(owner);
      const bounce = () => imap.receive(reply([`To: ${address}`, "Return-Path: <>"], "No mailbox"));
      bounce();
      await round();
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      expect(row).toMatchObject({ stage: "new", answeredAt: null, answeredBy: null });
      const told = await context.db
        .select()
        .from(notifications)
        .where(eq(notifications.recordId, id));
      expect(told).toMatchObject([
        { accountId: owner, kind: "opportunity-replied", event: "undelivered" },
      ]);
      const queued = await context.db
        .select()
        .from(emails)
        .where(eq(emails.message, "opportunity-undelivered"));
      const [report] = await receivedOf(id);
      expect(queued.filter(({ aboutId }) => aboutId === report?.id)).toHaveLength(1);
      // Written to again, it is answered; a second report about the first email takes nothing back.
      const again = { template: "blank", subject: "Your quote", text: "Once more" } as const;
      await writeEmail(
        { ...context, inboundAddress: undefined },
        administratorOf(cast),
        id,
        again,
        {},
      );
      imap.receive(reply([`To: ${address}`], "Thank you"));
      await round();
      bounce();
      await round();
      const [after] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      expect(after?.stage).toBe("contacted");
    });

    it("a report about an email to a prospect who was answered otherwise takes nothing back", async () => {
      const { id, address } = await addConversation();
      await context.db
        .update(opportunities)
        .set({ answeredAt: sql`${opportunities.answeredAt} - interval '1 hour'` })
        .where(eq(opportunities.id, id));
      imap.receive(reply([`To: ${address}`, "Return-Path: <>"], "No mailbox"));
      await round();
      const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
      expect(row?.stage).toBe("contacted");
    });

    it("photos and documents are kept, and the rest is named", async () => {
      const { id, address } = await addConversation();
      const part = (type: string, name: string, content: Buffer) =>
        `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString("base64")}\r\n`;
      imap.receive(
        [
          reply([`To: ${address}`], "", "multipart/mixed; boundary=b").trimEnd(),
          "",
          "--b\r\nContent-Type: text/plain\r\n\r\nSee the plan.",
          part("application/pdf", "plan.pdf", pdf()) +
            part("image/jpeg", "../../hall.jpg", await photo()) +
            part("application/zip", "all.zip", Buffer.from("PK\u0003\u0004")) +
            part("application/pdf", "empty.pdf", Buffer.alloc(0)),
          "--b--",
          "",
        ].join("\r\n"),
      );
      expect(await round()).toEqual({ joined: 1, unmatched: 0 });
      const [email] = await receivedOf(id);
      expect(email).toMatchObject({
        text: "See the plan.",
        leftOut: [
          { name: "all.zip", reason: "unknown-kind" },
          { name: "empty.pdf", reason: "damaged" },
        ],
      });
      const attached = async () =>
        context.db
          .select({ name: files.name, kind: files.kind, state: files.state })
          .from(fileAttachments)
          .innerJoin(files, eq(files.id, fileAttachments.fileId))
          .where(eq(fileAttachments.recordId, email?.id ?? ""))
          .orderBy(asc(fileAttachments.position));
      expect(await attached()).toMatchObject([
        { name: "plan.pdf", kind: "pdf", state: "stored" },
        { kind: "jpeg", state: "stored" },
      ]);
      expect((await attached())[1]?.name).not.toContain("/");
      await context.db.delete(opportunityEmails).where(eq(opportunityEmails.id, email?.id ?? ""));
      expect(await deleteLeftFiles(context.db)).toBe(1);
      expect(await attached()).toEqual([]);
    });

    it("an email that cannot be kept stops none of the others for good", async () => {
      const { id, address } = await addConversation();
      imap.receive(
        reply([`To: ${address}`], "", "multipart/mixed; boundary=b")
          .trimEnd()
          .concat(
            `\r\n\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Disposition: attachment\r\n\r\n%PDF-1.4\r\n--b--\r\n`,
          ),
      );
      imap.receive(reply([`To: ${address}`], "The next one"));
      const full = { ...parts(), files: { ...storage, hasRoom: async () => false } };
      for (const _ of Array.from({ length: 5 })) {
        await readMailbox(full, imap.mailbox);
        await context.db.update(inboundMailboxes).set({ nextTryAt: null });
      }
      expect(await stateOf()).toMatchObject({ fault: "storage", failures: 5 });
      expect(await receivedOf(id)).toEqual([]);
      await readMailbox(full, imap.mailbox);
      expect(await receivedOf(id)).toMatchObject([
        { unread: "unreadable", subject: "Re: Your quote" },
        { text: "The next one" },
      ]);
    });
  });

  describe("handed over by a mail server", () => {
    const hand = async (
      body: string | Buffer,
      {
        authorization = `Bearer ${secret}`,
        type = "message/rfc822",
        isOn = true,
        away = false,
      } = {},
    ) => {
      const route = visitorAt(context, context.queue);
      const resources = route.get(appContext);
      const inboundMail = isOn ? ({ kind: "webhook", secret } as const) : undefined;
      const gone = new Proxy(context.db, {
        get() {
          throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
        },
      });
      const db = away ? gone : context.db;
      route.set(appContext, { ...resources, config: { ...resources.config, inboundMail }, db });
      route.set(filesContext, { files: storage });
      const request = new Request("http://localhost:3000/api/inbound-mail", {
        method: "POST",
        headers: { authorization, "content-type": type },
        body: new Uint8Array(Buffer.from(body)),
      });
      const response = await receiveEmail({ request, context: route });
      return { status: response.status, ...((await response.json()) as { result: string }) };
    };

    it("is kept before it is answered, and once however often it is sent", async () => {
      const { id, address } = await addConversation();
      const raw = reply([`To: ${address}`]);
      const answers = await Promise.all([hand(raw), hand(raw), hand(raw)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers.filter(({ result }) => result === "kept")).toHaveLength(1);
      expect(await hand(raw)).toEqual({ status: 200, result: "copy" });
      expect(await receivedOf(id)).toHaveLength(1);
      expect(await stateOf("webhook")).toMatchObject({ joined: 1, unmatched: 0 });
    });

    it("refuses whoever has not the secret, what is no email, and what is too large", async () => {
      const { id, address } = await addConversation();
      const raw = reply([`To: ${address}`]);
      for (const authorization of ["", secret, "Bearer x", `Bearer ${secret}x`, `Basic ${secret}`])
        expect((await hand(raw, { authorization })).status, authorization).toBe(401);
      expect((await hand(raw, { isOn: false })).status).toBe(404);
      expect((await hand(raw, { type: "application/json" })).status).toBe(415);
      expect((await hand("")).status).toBe(400);
      expect((await hand(Buffer.alloc(10 * 1024 * 1024 + 1, "x"))).status).toBe(413);
      expect(await receivedOf(id)).toEqual([]);
    });

    it("what belongs to no conversation is refused, so that its sender learns of it", async () => {
      expect(await hand(reply(["To: hello@cleardawn.example"]))).toEqual({
        status: 422,
        result: "of-no-conversation",
      });
      expect(await keptRows()).toEqual([]);
      expect(await stateOf("webhook")).toMatchObject({ joined: 0, unmatched: 1 });
    });

    it("what answers an email of ours that is gone is kept once, and refused beyond the limit", async () => {
      const gone = `In-Reply-To: <opportunity-email.${randomUUID()}@cleardawn.example>`;
      const raw = reply([gone]);
      const answers = await Promise.all([hand(raw), hand(raw), hand(raw)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(answers.map(({ result }) => result).sort()).toEqual(["copy", "copy", "unmatched"]);
      expect(await keptTexts()).toEqual([["Tuesday works.", "deleted"]]);
      const sentToday = Array.from({ length: unmatchedLimits.ofSenderADay - 1 });
      for (const _ of sentToday) await addUnmatchedEmail(context.db);
      expect((await hand(reply([gone], "Too many of one sender"))).status).toBe(422);
      const other = reply([gone], "Of another").replace("dana@prospect", "kim@prospect");
      expect((await hand(other)).result).toBe("unmatched");
      await context.db.delete(unmatchedEmails);
      for (const at of Array.from({ length: unmatchedLimits.aDay }).keys())
        await addUnmatchedEmail(context.db, { fromAddress: `${at}@x.example`, state: "aside" });
      expect((await hand(reply([gone], "Too many a day"))).status).toBe(422);
      expect(await keptRows()).toHaveLength(unmatchedLimits.aDay);
    });

    it("waits while the database is away", async () => {
      const { address } = await addConversation();
      expect((await hand(reply([`To: ${address}`]), { away: true })).status).toBe(503);
    });
  });
});
