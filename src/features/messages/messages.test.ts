import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { threadMessages, threads } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { maxCounted } from "#platform/search/count-limits.ts";
import { actorOf, addClient, addPersonAt, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { addThread, say } from "#tests/support/threads.ts";
import { findThread, messagesAPage } from "./find-thread.server.ts";
import { findUnread } from "./find-unread.server.ts";
import { sendMessage, startThread } from "./send-message.server.ts";
import { countThreads, listThreads, threadsAPage } from "./thread-list-screen.server.ts";
import { countUnreadThreads, markThreadRead } from "./unread.server.ts";

const sees: Record<Role, readonly ("assigned" | "unassigned" | "foreign")[]> = {
  "client-administrator": ["assigned", "unassigned"],
  "client-member": ["assigned"],
  administrator: ["assigned", "unassigned", "foreign"],
  "account-manager": ["assigned", "unassigned"],
  supervisor: ["assigned"],
  "crew-lead": [],
  recruiter: [],
};

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const [ownClient, other] = [await addClient(context, 2), await addClient(context, 1)];
    const [assigned = "", unassigned = ""] = ownClient.facilityIds;
    const facilities = { assigned, unassigned, foreign: other.facilityIds[0] ?? "" };
    const of = async (role: Role) =>
      actorOf(await addPersonAt(context, role, ownClient.id, [assigned]));
    const chief = await of("administrator");
    return { own: ownClient, other, facilities, of, chief };
  }

  it.each(roles)("a %s reads and writes at the own facilities alone", async (role) => {
    const { facilities, of, chief } = await stage();
    const actor = await of(role);
    for (const [where, facilityId] of Object.entries(facilities)) {
      const isSeen = sees[role].some((place) => place === where);
      const id = await addThread(context, chief, facilityId, { subject: `At ${where}` });
      const mine = { facilityId, subject: "New", text: "Hello", attempt: randomUUID() };
      expect((await listThreads(context.db, actor, { facilityId })).rows, where).toHaveLength(
        isSeen ? 1 : 0,
      );
      expect((await findThread(context.db, actor, id)) !== undefined, where).toBe(isSeen);
      expect((await say(context, actor, id, "Hello")).ok, where).toBe(isSeen);
      expect((await startThread(context, actor, mine)).ok, where).toBe(isSeen);
      const count = await context.db.$count(
        threadMessages,
        eq(threadMessages.facilityId, facilityId),
      );
      expect(count, where).toBe(isSeen ? 3 : 1);
    }
    expect(await countThreads(context.db, actor)).toBeGreaterThanOrEqual(sees[role].length);
    if (role !== "administrator")
      expect(await countThreads(context.db, actor)).toBe(2 * sees[role].length);
  });

  it("tells nobody of the other client's words by a search or a count", async () => {
    const { own: ownClient, other, facilities, of, chief } = await stage();
    const word = `w${randomUUID().slice(0, 8)}`;
    await addThread(context, chief, facilities.foreign, { text: `the ${word} thing` });
    const member = await of("client-administrator");
    expect((await listThreads(context.db, member, { words: word })).rows).toEqual([]);
    const [thread] = (await listThreads(context.db, chief, { words: word })).rows;
    const at = async (who: typeof chief, clientId: string) =>
      (await listThreads(context.db, who, { clientId })).rows.map(({ id }) => id);
    expect(await at(chief, other.id)).toContain(thread?.id);
    expect(await at(member, other.id)).toEqual([]);
    expect(await at(chief, ownClient.id)).not.toContain(thread?.id);
    expect(await countUnreadThreads(context.db, member)).toBe(0);
    expect((await listThreads(context.db, chief, { words: word })).rows).toHaveLength(1);
  });

  it("finds by words of the subject and of each message, unfinished ones too", async () => {
    const { facilities, chief } = await stage();
    const word = `q${randomUUID().slice(0, 8)}`;
    const id = await addThread(context, chief, facilities.assigned, { subject: `${word} spill` });
    await say(context, chief, id, "Somebody mopped the Restroom");
    const countFound = async (words: string) =>
      (await listThreads(context.db, chief, { words, facilityId: facilities.assigned })).rows
        .length;
    expect(await countFound(`${word} spi`)).toBe(1);
    expect(await countFound("restr")).toBe(1);
    expect(await countFound("restroom carpet")).toBe(0);
    expect(await countFound("' | :*")).toBe(0);
    expect(await countFound("  ")).toBe(1);
  });

  it("finds words of very many messages as it finds rare ones, in the own threads alone", async () => {
    const { own: ownClient, facilities, of, chief } = await stage();
    const word = `c${randomUUID().slice(0, 8)}`;
    const mine = await addThread(context, chief, facilities.assigned, { text: `a ${word}` });
    const bySubject = await addThread(context, chief, facilities.unassigned, { subject: word });
    const foreign = await addThread(context, chief, facilities.foreign);
    const member = await of("client-administrator");
    const foundIds = async () =>
      (await listThreads(context.db, member, { words: word })).rows.map(({ id }) => id).toSorted();
    expect(await foundIds()).toEqual([mine, bySubject].toSorted());
    const [message] = await context.db
      .select()
      .from(threadMessages)
      .where(eq(threadMessages.threadId, foreign));
    if (message === undefined) throw new Error("no message");
    const { facilityId, clientId, authorId } = message;
    await context.db.insert(threadMessages).values(
      Array.from({ length: maxCounted + 1 }, () => ({
        id: randomUUID(),
        threadId: foreign,
        facilityId,
        clientId,
        authorId,
        text: `Many a ${word}`,
        attempt: randomUUID(),
      })),
    );
    expect(await foundIds()).toEqual([mine, bySubject].toSorted());
    const threads = await listThreads(context.db, chief, { words: word });
    expect(threads.rows).toHaveLength(3);
    expect(
      (await listThreads(context.db, chief, { words: word, clientId: ownClient.id })).rows,
    ).toHaveLength(2);
  });

  it("is read with the language in which its author wrote", async () => {
    const { facilities, of, chief } = await stage();
    const member = { ...(await of("client-administrator")), language: "es" } as const;
    const threadId = await addThread(context, chief, facilities.assigned);
    await say(context, member, threadId, "Gracias");
    await context.db.insert(threadMessages).values({
      id: randomUUID(),
      threadId,
      clientId: member.clientId ?? "",
      facilityId: facilities.assigned,
      authorId: chief.accountId,
      text: "From before languages were kept",
      attempt: randomUUID(),
    });
    for (const reader of [chief, member]) {
      const messages = (await findThread(context.db, reader, threadId))?.messages;
      expect(messages?.map(({ language }) => language)).toEqual(["en", "es", null]);
    }
  });

  it("a message that is sent again, also at the same moment, stands once", async () => {
    const { facilities, chief } = await stage();
    const id = await addThread(context, chief, facilities.assigned);
    const message = { text: "Once", attempt: randomUUID() };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => sendMessage(context, chief, id, message)),
    );
    expect(new Set(sent.map((result) => result.ok && result.messageId)).size).toBe(1);
    const start = {
      facilityId: facilities.assigned,
      subject: "S",
      text: "T",
      attempt: randomUUID(),
    };
    const started = await Promise.all(
      Array.from({ length: 5 }, () => startThread(context, chief, start)),
    );
    expect(new Set(started.map((result) => result.ok && result.threadId)).size).toBe(1);
    expect(await context.db.$count(threads, eq(threads.facilityId, facilities.assigned))).toBe(2);
    expect(await context.db.$count(threadMessages, eq(threadMessages.threadId, id))).toBe(2);
  });

  it("keeps the language of its author for subject and words, for lists, threads and emails", async () => {
    const { facilities, of, chief } = await stage();
    const member = { ...(await of("client-member")), language: "es" as const };
    const begun = { facilityId: facilities.assigned, subject: "Llaves", text: "Faltan dos" };
    const started = await startThread(context, member, { ...begun, attempt: randomUUID() });
    if (!started.ok) throw new Error(started.reason);
    const { threadId } = started;
    const [row] = (await listThreads(context.db, chief, { facilityId: facilities.assigned })).rows;
    expect(row).toMatchObject({ subjectLanguage: "es", last: { language: "es" } });
    const typed = { subject: "Llaves", subjectLanguage: "es", messages: [{ language: "es" }] };
    expect(await findThread(context.db, chief, threadId)).toMatchObject(typed);
    expect(await findUnread(context.db, chief, threadId)).toMatchObject(typed);
    // What was written before the language was kept.
    await context.db.update(threads).set({ language: null }).where(eq(threads.id, threadId));
    expect(await findThread(context.db, chief, threadId)).toMatchObject({ subjectLanguage: null });
  });

  it("with other words under the same attempt is not taken for the one that arrived", async () => {
    const { facilities, chief } = await stage();
    const attempt = randomUUID();
    const begun = { facilityId: facilities.assigned, subject: "Door", text: "It is open", attempt };
    const first = await startThread(context, chief, begun);
    if (!first.ok) throw new Error(first.reason);
    const { threadId } = first;
    const isOther = { ok: false, reason: "sent-before", threadId };
    for (const changed of [{ text: "It is locked" }, { subject: "Gate" }])
      expect(await startThread(context, chief, { ...begun, ...changed })).toEqual(isOther);
    expect(await sendMessage(context, chief, threadId, { text: "Closed", attempt })).toEqual(
      isOther,
    );
    expect(await startThread(context, chief, begun)).toEqual(first);
    expect(await context.db.$count(threadMessages, eq(threadMessages.threadId, threadId))).toBe(1);
  });

  it("another person's attempt of the same id is another message", async () => {
    const { facilities, of, chief } = await stage();
    const id = await addThread(context, chief, facilities.assigned);
    const message = { text: "Hello", attempt: randomUUID() };
    await sendMessage(context, chief, id, message);
    await sendMessage(context, await of("supervisor"), id, message);
    expect((await findThread(context.db, chief, id))?.messages).toHaveLength(3);
  });

  it("is unread for others until they have seen it, and for newcomers only from their start on", async () => {
    const { facilities, of, chief } = await stage();
    const before = await of("client-member");
    const id = await addThread(context, chief, facilities.assigned);
    expect(await countUnreadThreads(context.db, before)).toBe(1);
    expect(await countUnreadThreads(context.db, await of("client-member"))).toBe(0);
    const thread = await findThread(context.db, before, id);
    const last = thread?.messages.at(-1)?.position ?? 0;
    await markThreadRead(context.db, before, id, last);
    expect(await countUnreadThreads(context.db, before)).toBe(0);
    await say(context, chief, id, "And?");
    expect(await countUnreadThreads(context.db, before)).toBe(1);
    // An old page that is open elsewhere does not make it unread again, nor one of the future read.
    await markThreadRead(context.db, before, id, last);
    expect(await countUnreadThreads(context.db, before)).toBe(1);
    await markThreadRead(context.db, before, id, Number.MAX_SAFE_INTEGER);
    await say(context, chief, id, "Still?");
    const [row] = (await listThreads(context.db, before)).rows;
    expect(row).toMatchObject({ isUnread: true, last: { excerpt: "Still?", isMine: false } });
    await say(context, before, id, "Yes");
    expect((await listThreads(context.db, before, { unread: true })).rows).toEqual([]);
  });

  it("waits for an answer while its latest message is of a client's person", async () => {
    const { facilities, of, chief } = await stage();
    const [client, manager] = [await of("client-member"), await of("account-manager")];
    const unanswered = async () =>
      (await listThreads(context.db, manager, { unanswered: true })).rows.map(({ id }) => id);
    const id = await addThread(context, client, facilities.assigned);
    await addThread(context, chief, facilities.assigned);
    expect(await unanswered()).toEqual([id]);
    await say(context, manager, id, "On our way");
    expect(await unanswered()).toEqual([]);
    await say(context, client, id, "Thank you, one more thing");
    expect(await unanswered()).toEqual([id]);
  });

  it("reading another client's thread leaves no trace", async () => {
    const { facilities, of, chief } = await stage();
    const id = await addThread(context, chief, facilities.foreign);
    const stranger = await of("client-administrator");
    await markThreadRead(context.db, stranger, id, 5);
    const { rows } = await context.db.execute(
      `select 1 from thread_readers where account_id = '${stranger.accountId}'`,
    );
    expect(rows).toEqual([]);
  });

  describe("in pages", () => {
    it("shows all threads once, newest first", async () => {
      const { facilities, chief } = await stage();
      const facilityId = facilities.assigned;
      for (let n = 0; n < threadsAPage + 2; n++)
        await addThread(context, chief, facilityId, { subject: `Nr ${n}` });
      const first = await listThreads(context.db, chief, { facilityId });
      const second = await listThreads(context.db, chief, { facilityId, before: first.next });
      const subjects = [...first.rows, ...second.rows].map(({ subject }) => subject);
      expect(subjects).toEqual(
        Array.from({ length: threadsAPage + 2 }, (_, n) => `Nr ${threadsAPage + 1 - n}`),
      );
      expect(second.next).toBeUndefined();
    });

    it("shows the newest messages, and the older ones before them", async () => {
      const { facilities, chief } = await stage();
      const id = await addThread(context, chief, facilities.assigned, { text: "0" });
      for (let n = 1; n <= messagesAPage; n++) await say(context, chief, id, String(n));
      const newest = await findThread(context.db, chief, id);
      expect(newest?.hasOlder).toBe(true);
      expect(newest?.messages.map(({ text }) => text)).toEqual(
        Array.from({ length: messagesAPage }, (_, n) => String(n + 1)),
      );
      const older = await findThread(context.db, chief, id, newest?.messages[0]?.id);
      expect(older).toMatchObject({ hasOlder: false, messages: [{ text: "0" }] });
    });
  });
});
