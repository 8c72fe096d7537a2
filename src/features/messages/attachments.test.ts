import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { findFile } from "#features/files/file-response.server.ts";
import { accounts, threadMessages, threads } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFile } from "#tests/support/files.ts";
import { roles } from "#tests/support/role-names.ts";
import { pdf } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addThread, age } from "#tests/support/threads.ts";
import { findThread } from "./find-thread.server.ts";
import { findUnread } from "./find-unread.server.ts";
import { sendMessage, startThread } from "./send-message.server.ts";
import { listThreads } from "./thread-list-screen.server.ts";

const readers: readonly Role[] = [
  "client-administrator",
  "client-member",
  "administrator",
  "account-manager",
  "supervisor",
];

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const files = () => ({ db: context.db, files: storage });

  async function stage() {
    const [ownClient, other] = [await addClient(context, 2), await addClient(context, 1)];
    const [facilityId = "", elsewhere = ""] = ownClient.facilityIds;
    const of = async (role: Role, at: "own" | "elsewhere" | "other" = "own") =>
      actorOf(
        await addPerson(context, {
          role,
          ...(at === "other"
            ? { clientId: other.id, clientIds: [other.id], facilityIds: other.facilityIds }
            : { clientId: ownClient.id, clientIds: [ownClient.id] }),
          ...(at !== "other" && { facilityIds: [at === "own" ? facilityId : elsewhere] }),
        }),
      );
    const member = await of("client-member");
    const threadId = await addThread(context, member, facilityId);
    const say = (fileIds: readonly string[], text = "See here", attempt = randomUUID()) =>
      sendMessage(context, member, threadId, { text, attempt }, fileIds);
    return { facilityId, of, member, threadId, say };
  }

  it("come with a message in their order, and open for whoever reads the thread", async () => {
    const { of, member, threadId, say } = await stage();
    const [door, plan] = [
      await addFile(files(), member),
      await addFile(files(), member, pdf()),
    ] as const;
    expect((await say([plan, door])).ok).toBe(true);
    const thread = await findThread(context.db, member, threadId);
    expect(thread?.messages.at(-1)?.files.map(({ id, kind }) => [id, kind])).toEqual([
      [plan, "pdf"],
      [door, "jpeg"],
    ]);
    for (const role of roles) {
      const opened = await findFile(context.db, await of(role), door);
      expect(opened !== undefined, role).toBe(readers.includes(role));
    }
    for (const role of ["client-member", "supervisor"] as const)
      expect(await findFile(context.db, await of(role, "elsewhere"), door), role).toBeUndefined();
    for (const role of ["client-administrator", "account-manager", "supervisor"] as const)
      expect(await findFile(context.db, await of(role, "other"), door), role).toBeUndefined();
  });

  it("may be a message alone, also the first of a thread; nothing at all is none", async () => {
    const { facilityId, member, threadId, say } = await stage();
    expect((await say([await addFile(files(), member)], "")).ok).toBe(true);
    expect(await say([], "")).toEqual({ ok: false, reason: "empty" });
    const begun = { facilityId, subject: "Door", text: "", attempt: randomUUID() };
    expect(await startThread(context, member, begun)).toEqual({ ok: false, reason: "empty" });
    const photo = await addFile(files(), member);
    const started = await startThread(context, member, begun, [photo]);
    const id = started.ok ? started.threadId : "";
    expect((await findThread(context.db, member, id))?.messages[0]?.files[0]?.id).toBe(photo);
    expect((await findThread(context.db, member, threadId))?.messages).toHaveLength(2);
  });

  it("nobody sends another's file, one of another record, one that is gone, or more than ten", async () => {
    const { of, member, threadId, say } = await stage();
    const mine = await addFile(files(), member);
    const used = await addFile(files(), member);
    expect((await say([used])).ok).toBe(true);
    const refused = {
      "a colleague's": [mine, await addFile(files(), await of("client-member"))],
      "another client's": [await addFile(files(), await of("client-administrator", "other"))],
      "of another message": [used],
      "that never was": [randomUUID()],
    };
    for (const [what, ids] of Object.entries(refused))
      expect(await say(ids), what).toEqual({ ok: false, reason: "unknown-file" });
    const many = Array.from({ length: 11 }, () => randomUUID());
    expect(await say(many)).toEqual({ ok: false, reason: "too-many-files" });
    // What was refused left nothing, and took no file.
    expect(await context.db.$count(threadMessages, eq(threadMessages.threadId, threadId))).toBe(2);
    expect((await say([mine])).ok).toBe(true);
  });

  it("stand once, however often the message is sent, also at the same moment", async () => {
    const { facilityId, member, threadId, say } = await stage();
    const [photo, attempt] = [await addFile(files(), member), randomUUID()];
    const results = await Promise.all(
      Array.from({ length: 4 }, () => say([photo], "Once", attempt)),
    );
    expect(new Set(results.map((result) => result.ok && result.messageId)).size).toBe(1);
    expect((await say([photo], "Once", attempt)).ok).toBe(true);
    const thread = await findThread(context.db, member, threadId);
    expect(thread?.messages.map((message) => message.files.length)).toEqual([0, 1]);
    const first = await addFile(files(), member);
    const begun = { facilityId, subject: "Twice", text: "", attempt: randomUUID() };
    const again = [
      await startThread(context, member, begun, [first]),
      await startThread(context, member, begun, [first]),
    ];
    expect(new Set(again.map((result) => result.ok && result.threadId)).size).toBe(1);
    expect(await context.db.$count(threads, eq(threads.facilityId, facilityId))).toBe(2);
  });

  it("are counted in the list and named in the mail", async () => {
    const { facilityId, of, member, threadId, say } = await stage();
    const reader = await of("supervisor");
    const createdAt = new Date("2026-01-01");
    await context.db.update(accounts).set({ createdAt }).where(eq(accounts.id, reader.accountId));
    const ids = [
      await addFile(files(), member),
      await addFile(files(), member),
      await addFile(files(), member, pdf()),
    ];
    await say(ids, "");
    const [row] = (await listThreads(context.db, reader, { facilityId })).rows;
    expect(row?.last).toMatchObject({ excerpt: "", files: "2 photos, 1 PDF" });
    await age(context, threadId, 11);
    const unread = await findUnread(context.db, reader, threadId);
    expect(unread?.messages.map(({ fileNames }) => fileNames)).toEqual([
      [],
      ["IMG_1.jpg", "IMG_1.jpg", "IMG_1.pdf"],
    ]);
  });
});
