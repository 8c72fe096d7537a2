/** What became of the email with the link of a proposal, on its page; and the same email once more. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { afterEmailFailure } from "#features/email-failures.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, notifications } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDraftProposal, latestProposal, sendNextVersion } from "#tests/support/proposals.ts";
import { useCast } from "#tests/support/roles.ts";
import { checkEvidence, listEvidence } from "./evidence.server.ts";
import { sendLinkAgain } from "./link-email.server.ts";
import * as proposalPage from "./office/proposal-page.tsx";
import type { ProposalData } from "./office/proposal-pages.server.ts";
import { sendProposal, withdrawProposal } from "./proposal-commands.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const pathOf = (id: string) => `/office/pipeline/${id}/proposal`;
  async function sent() {
    const actor = await actorOf(await addPerson(context, { role: "account-manager" }));
    const id = await addDraftProposal(context.db, actor);
    expect(await sendProposal(context, actor, id, 1)).toEqual({ ok: true });
    return { actor, id };
  }
  const versionOf = async (id: string) => (await latestProposal(context.db, id)).version;
  const mailsOf = async (id: string) =>
    context.db
      .select()
      .from(emails)
      .where(eq(emails.aboutId, (await versionOf(id)).id))
      .orderBy(emails.createdAt);
  const turnInto = async (id: string, row: Partial<typeof emails.$inferInsert>) =>
    context.db
      .update(emails)
      .set(row)
      .where(eq(emails.aboutId, (await versionOf(id)).id));
  const shown = async (id: string) => {
    const page = await cast.ask("account-manager", pathOf(id), proposalPage.loader);
    return (page.body as ProposalData).versions[0];
  };
  const resend = (id: string, fields: Record<string, string> = {}) =>
    cast.ask("account-manager", pathOf(id), proposalPage.action, {
      step: "resend",
      number: "1",
      attempt: randomUUID(),
      ...fields,
    });

  it("that no mail server takes is told to whoever the opportunity belongs to", async () => {
    const { actor, id } = await sent();
    const [email] = await mailsOf(id);
    if (email === undefined) throw new Error("Nothing was sent");
    await context.db.transaction((tx) => afterEmailFailure(tx, context.queue, email));
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(told).toMatchObject([{ event: "undelivered", accountId: actor.accountId }]);
    const news = (await mailsOf(id)).find(({ message }) => message === "proposal-news");
    const written =
      news &&
      (await renderEmail({ db: context.db, origin: "https://www.cleardawn.example" }, news));
    expect(JSON.stringify(written)).toContain("didn’t reach");
  });

  it.each([
    ["queued", "waiting to be sent", false],
    ["sent", "was sent on", true],
    ["failed", "mail server’s answer: 550 no such user", true],
    ["held", "wasn’t sent", true],
  ] as const)("says that it is %s", async (state, words, mayResend) => {
    const { id } = await sent();
    await turnInto(id, { state, lastAnswer: "550 no such user" });
    const version = await shown(id);
    expect(version?.linkEmail).toContain(words);
    expect(version?.mayResend).toBe(mayResend);
    if (state !== "failed") expect(version?.linkEmail).not.toContain("550");
  });

  it("leaves once more, once for each press, with its entry", async () => {
    const { id } = await sent();
    expect((await resend(id)).status).toBe(409);
    await turnInto(id, { state: "sent", sentAt: new Date() });
    const attempt = randomUUID();
    expect((await resend(id, { attempt })).location).toBe(`${pathOf(id)}?done=resend`);
    expect((await resend(id, { attempt })).status).toBe(303);
    const mails = await mailsOf(id);
    expect(mails.map(({ message, state }) => [message, state])).toEqual([
      ["proposal-sent", "sent"],
      ["proposal-sent", "queued"],
    ]);
    expect(mails[1]?.recipient).toBe((await versionOf(id)).recipientEmail);
    const { proposal } = await latestProposal(context.db, id);
    const kinds = (await listEvidence(context.db, proposal.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(["sent", "resent"]);
    expect((await checkEvidence(context.db, proposal)).state).toBe("whole");
  });

  it("is the same one where it had failed, and one of two who press at once sends it", async () => {
    const { actor, id } = await sent();
    await turnInto(id, { state: "failed" });
    const results = await Promise.all([
      sendLinkAgain(context, actor, id, 1),
      sendLinkAgain(context, actor, id, 1),
    ]);
    expect(results).toEqual(
      expect.arrayContaining([{ ok: true }, { ok: false, reason: "on-its-way" }]),
    );
    expect((await mailsOf(id)).map(({ state }) => state)).toEqual(["queued"]);
  });

  it("does not leave for a version that no longer counts", async () => {
    const { actor, id } = await sent();
    await turnInto(id, { state: "sent" });
    expect((await resend(id, { number: "2" })).status).toBe(409);
    await sendNextVersion(context.db, actor, id);
    expect((await resend(id)).status).toBe(409);
    expect(await withdrawProposal(context, actor, id, 2)).toEqual({ ok: true });
    expect((await resend(id, { number: "2" })).status).toBe(409);
  });
});
