/** From the command to the mail in a mailbox, over a real mail server. */

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { accountLinks, emails } from "#features/schema.ts";
import type { Worker } from "#features/worker.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#platform/identity/passwords/password-reset.server.ts";
import { acceptInvitation } from "#platform/identity/people/accept-invitation.server.ts";
import { invitePerson, resendInvitation } from "#platform/identity/people/invite-person.server.ts";
import {
  actorOf,
  addPerson,
  newOrigin,
  password,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { keepAwake } from "#tests/support/keep-awake.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { startTestWorker } from "#tests/support/worker.ts";

const soon = { timeout: 15_000, interval: 50 };
const origin = "https://www.cleardawn.example";

describeEachDatabase("queue", (database) => {
  const context = useAccounts(database);
  let server: MailServer;
  let worker: Worker;
  beforeAll(() => keepAwake(context.queue));
  beforeEach(async () => {
    server = await startMailServer();
    worker = await startTestWorker(database(), context.queue, {
      smtpUrl: server.url,
      officeEmail: "office@cleardawn.example",
      origin,
      timeouts: { connect: 1_500, greeting: 1_500, silence: 1_500, whole: 5_000 },
    });
  });
  afterEach(async () => {
    await worker.stop();
    await server.stop();
    await context.db.execute(sql`delete from pgboss.job`);
  });

  const lettersTo = (address: string) =>
    server.emails.filter(({ recipients }) => recipients.includes(address));
  const emailTo = (address: string, nth = 0) =>
    vi.waitFor(() => {
      const outgoing = lettersTo(address)[nth];
      if (outgoing === undefined) throw new Error(`no mail ${nth} to ${address} yet`);
      return outgoing.email;
    }, soon);
  const rowTo = async (address: string) => {
    const [row] = await context.db.select().from(emails).where(eq(emails.recipient, address));
    return row;
  };
  const untilRow = (address: string, like: object) =>
    vi.waitFor(async () => expect(await rowTo(address)).toMatchObject(like), soon);
  /** Lets the time until the next attempt pass, once the queue has put the job off. */
  const untilRowLater = (address: string, like: object) =>
    vi.waitFor(async () => {
      await context.db.execute(
        sql`update pgboss.job set start_after = now() where state = 'retry'`,
      );
      expect(await rowTo(address)).toMatchObject(like);
    }, soon);
  const invite = async (email: string) => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const form = {
      name: "Rene Ortiz",
      email,
      role: "supervisor",
      clientIds: [],
      facilityIds: [],
    } as const;
    const invited = await invitePerson(
      context,
      chief,
      { ...form, clientIds: [], facilityIds: [] },
      newOrigin(),
    );
    if (!invited.ok) throw new Error(invited.reason);
    return { chief, id: invited.accountId };
  };
  const tokenIn = (text: string | undefined, page: string) => {
    const token = new RegExp(`${origin}${page}\\?token=(\\S+)`).exec(text ?? "")?.[1];
    if (token === undefined) throw new Error(`no link to ${page}`);
    return token;
  };
  const newAddress = () => `${randomUUID()}@example.com`;

  it("brings an invitation whose link signs in", async () => {
    const email = newAddress();
    const { chief } = await invite(email);
    const outgoing = await emailTo(email);
    expect(outgoing.subject).toBe("Your invitation to Cleardawn");
    expect(outgoing.text).toContain("Hello Rene Ortiz,");
    expect(outgoing.text).toContain(`${chief.name} invites you`);
    const token = tokenIn(outgoing.text, "/invitation");
    expect(outgoing.html).toContain(token);
    await untilRow(email, { state: "sent", tries: 1, lastAnswer: null });
    const accepted = await acceptInvitation(
      context,
      { token, name: "Rene", password, cookies: {} },
      newOrigin(),
    );
    expect(accepted.ok).toBe(true);
  });

  it("brings a new link when it is sent again, and both work until one is used", async () => {
    const email = newAddress();
    const { chief, id } = await invite(email);
    await emailTo(email);
    await resendInvitation(context, chief, id, newOrigin());
    const tokens = [
      tokenIn((await emailTo(email, 0)).text, "/invitation"),
      tokenIn((await emailTo(email, 1)).text, "/invitation"),
    ];
    expect(new Set(tokens).size).toBe(2);
    const accept = (token = "") =>
      acceptInvitation(context, { token, name: "Rene", password, cookies: {} }, newOrigin());
    expect((await accept(tokens[0])).ok).toBe(true);
    expect(await accept(tokens[1])).toEqual({ ok: false, reason: "used" });
  });

  it("brings a new password to who asked for one, and nothing to anybody else", async () => {
    const { email } = await addPerson(context);
    const nobody = newAddress();
    for (const address of [nobody, email])
      await requestPasswordReset(context, address, newOrigin());
    const token = tokenIn((await emailTo(email)).text, "/reset-password");
    const input = { token, password: "a kettle hums before dawn", cookies: {} };
    expect((await resetPassword(context, input, newOrigin())).ok).toBe(true);
    expect((await emailTo(email, 1)).subject).toBe("Your password was changed");
    await untilRow(nobody, { state: "held", sentAt: null });
    expect(lettersTo(nobody)).toEqual([]);
  });

  it("tells the owner of many failures, once, and nobody of failures at a name of nobody", async () => {
    const { email } = await addPerson(context);
    const nobody = newAddress();
    for (const name of [email, nobody])
      for (let n = 0; n < 10; n++)
        await trySignIn(context, name, { password: "not the right one" });
    expect((await emailTo(email)).subject).toBe("Many failed sign-ins");
    expect(lettersTo(nobody)).toEqual([]);
  });

  it("tries again when the server puts it off, with a link that works, under the same name", async () => {
    const email = newAddress();
    server.mood = { fails: "unanswered" };
    await invite(email);
    await untilRow(email, { state: "queued", tries: 1, lastAnswer: expect.any(String) });
    server.mood = {};
    await untilRowLater(email, { state: "sent", tries: 2 });
    const emails = lettersTo(email).map((letter) => letter.email);
    expect(emails).toHaveLength(2);
    const row = await rowTo(email);
    for (const outgoing of emails)
      expect(outgoing.messageId).toBe(`<account-invitation.${row?.id}@cleardawn.example.com>`);
    // The copy whose acknowledgement was lost arrived as well, and its link works.
    const token = tokenIn(emails[0]?.text, "/invitation");
    const input = { token, name: "Rene", password, cookies: {} };
    expect((await acceptInvitation(context, input, newOrigin())).ok).toBe(true);
  });

  it("keeps the server's answer and gives up when the address does not exist", async () => {
    const email = newAddress();
    server.mood = { recipient: () => ({ code: 550, text: "5.1.1 no such user here" }) };
    await invite(email);
    await untilRow(email, {
      state: "failed",
      tries: 1,
      lastAnswer: expect.stringContaining("5.1.1 no such user"),
    });
  });

  it("sends nothing about who was removed while the mail waited", async () => {
    const email = newAddress();
    server.mood = { content: { code: 451, text: "later" } };
    const { chief, id } = await invite(email);
    await untilRow(email, { tries: 1 });
    const { removePerson } = await import("#platform/identity/people/change-person.server.ts");
    await removePerson(context, chief, id, newOrigin());
    server.mood = {};
    server.emails.length = 0;
    await untilRowLater(email, { state: "held" });
    expect(lettersTo(email)).toEqual([]);
    const alive = sql`account_id = ${id} and used_at is null`;
    expect(await context.db.$count(accountLinks, alive)).toBe(0);
  });
});
