import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { emails } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { countingDatabase } from "#tests/support/counted-work.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import type { NewEmail } from "./email-messages.ts";
import {
  deleteOldEmails,
  markEmailFailed,
  markEmailHeld,
  markEmailSent,
} from "./email-states.server.ts";
import { emailQueue, queueEmails } from "./queue-emails.server.ts";
import { requeueEmails } from "./requeue-emails.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  beforeEach(() => context.db.execute(sql`delete from pgboss.job`));

  const mail = (over: Partial<NewEmail> = {}): NewEmail => ({
    message: "new-device",
    to: `${randomUUID()}@example.com`,
    about: undefined,
    data: { device: "Chrome/Windows" },
    ...(over as object),
  });
  const queueAll = (mails: NewEmail[]) =>
    context.db.transaction((tx) => queueEmails(tx, context.queue, mails));
  const jobs = async () => {
    const { rows } = await context.db.execute(
      sql`select data->>'emailId' as id from pgboss.job where name = ${emailQueue}`,
    );
    return rows.map(({ id }) => String(id));
  };
  const rowOf = async (to: NewEmail["to"]) => {
    const [row] = await context.db
      .select()
      .from(emails)
      .where(eq(emails.recipient, String(to)));
    return row;
  };

  describe("queueing mails", () => {
    it("keeps a row and a job for each, in one statement of either kind", async () => {
      const due = [mail({ to: "Dana@Example.com" }), mail(), mail()];
      const { db, statements } = countingDatabase(context.db);
      const inserted: unknown[] = [];
      const queue = new Proxy(context.queue, {
        get(of, name) {
          if (name !== "insert") return Reflect.get(of, name, of);
          return (...parameters: Parameters<typeof of.insert>) => {
            inserted.push(parameters[0]);
            return of.insert(...parameters);
          };
        },
      });
      await db.transaction((tx) => queueEmails(tx, queue, due));
      expect(inserted).toEqual([emailQueue]);
      expect(statements).toEqual(["transaction", "execute", "execute"]);
      expect(await jobs()).toHaveLength(3);
      expect(await rowOf("Dana@Example.com")).toMatchObject({
        recipientMailbox: "dana@example.com",
        state: "queued",
        tries: 0,
        sentAt: null,
      });
    });

    it("leaves nothing of a transaction that failed", async () => {
      const due = mail();
      const failing = context.db.transaction(async (tx) => {
        await queueEmails(tx, context.queue, [due]);
        throw new Error("changed our mind");
      });
      await expect(failing).rejects.toThrow("changed our mind");
      expect(await rowOf(due.to)).toBeUndefined();
      expect(await jobs()).toEqual([]);
    });

    it("keeps one mail of a key, however many ask for it at once", async () => {
      const key = randomUUID();
      await Promise.all(Array.from({ length: 6 }, () => queueAll([mail({ key }), mail({ key })])));
      expect(await context.db.$count(emails, eq(emails.key, key))).toBe(1);
      expect(await jobs()).toHaveLength(1);
    });

    it("names no recipient for the office, whose address the configuration knows", async () => {
      const id = randomUUID();
      await queueAll([mail({ to: { office: true }, about: { kind: "account", id } })]);
      const [row] = await context.db.select().from(emails).where(eq(emails.aboutId, id));
      expect(row).toMatchObject({ recipient: null, recipientMailbox: null, aboutKind: "account" });
    });

    it("lets every other mail leave before one of thousands, also where its job was lost", async () => {
      const [bulk, other] = [mail(), mail()];
      await context.db.transaction(async (tx) => {
        await queueEmails(tx, context.queue, [bulk], { isBulk: true });
        await queueEmails(tx, context.queue, [other]);
      });
      const isBulk = [(await rowOf(bulk.to))?.isBulk, (await rowOf(other.to))?.isBulk];
      expect(isBulk).toEqual([true, false]);
      const priorityOf = async (due: NewEmail) => {
        const { rows } = await context.db.execute(sql`select priority from pgboss.job
          where data->>'emailId' = ${(await rowOf(due.to))?.id}`);
        return rows.map(({ priority }) => Number(priority));
      };
      const priorities = async () => [await priorityOf(bulk), await priorityOf(other)];
      expect(await priorities()).toEqual([[-1], [0]]);
      await context.db.execute(sql`delete from pgboss.job`);
      expect(await requeueEmails(context.db, context.queue)).toBeGreaterThanOrEqual(2);
      expect(await priorities()).toEqual([[-1], [0]]);
    });

    it("does nothing for no mail", async () => {
      await queueAll([]);
      expect(await jobs()).toEqual([]);
    });
  });

  it("forgets what is settled after its time, and never what still waits", async () => {
    const mails = { sent: mail(), failed: mail(), held: mail(), waiting: mail() };
    await queueAll(Object.values(mails));
    const idOf = async (due: NewEmail) => (await rowOf(due.to))?.id ?? "";
    await markEmailSent(context.db, await idOf(mails.sent), String(mails.sent.to));
    const failed = await idOf(mails.failed);
    await context.db.transaction((tx) => markEmailFailed(tx, failed, "550 no such user"));
    await markEmailHeld(context.db, await idOf(mails.held));
    const ages = async (days: number) => {
      await context.db
        .update(emails)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` });
      await deleteOldEmails(context.db, 90, new Date());
      const left = await Promise.all(
        Object.entries(mails).map(async ([name, { to }]) => ((await rowOf(to)) ? [name] : [])),
      );
      return left.flat();
    };
    expect(await ages(6)).toEqual(["sent", "failed", "held", "waiting"]);
    expect(await ages(8)).toEqual(["sent", "failed", "waiting"]);
    expect(await ages(91)).toEqual(["waiting"]);
  });

  it("does not bring a mail back that was settled", async () => {
    const due = mail();
    await queueAll([due]);
    const { id = "" } = (await rowOf(due.to)) ?? {};
    await markEmailSent(context.db, id, "dana@example.com");
    await context.db.transaction((tx) => markEmailFailed(tx, id, "late"));
    await markEmailHeld(context.db, id);
    const [row] = await context.db.select().from(emails).where(eq(emails.id, id));
    expect(row).toMatchObject({ state: "sent", tries: 1, sentAt: expect.any(Date) });
  });
});
