/** A signature that is released before we sign: who may, what is told to whom, and what can follow. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import * as guestPage from "#areas/account/proposal/proposal-page.tsx";
import * as guestSignPage from "#areas/account/proposal/sign-page.tsx";
import * as opportunityPage from "#features/opportunities/office/detail-page.tsx";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, opportunities, proposalVersions } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { historyOf } from "#tests/support/history.ts";
import {
  addSentProposal,
  addSignedProposal,
  latestProposal,
  sendNextVersion,
} from "#tests/support/proposals.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { checkEvidence, listEvidence } from "./evidence.server.ts";
import * as paperFile from "./office/paper-file.ts";
import * as proposalPage from "./office/proposal-page.tsx";
import { countersignProposal, releaseSignature } from "./proposal-commands.server.ts";

type Fields = Record<string, string>;
const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const seller = async () => actorOf(await addPerson(context, { role: "account-manager" }));
  const pathOf = (id: string) => `/office/pipeline/${id}/proposal`;
  const reason = "You chose A, and meant B.";
  const release = (
    id: string,
    fields: Fields = {},
    role: (typeof roles)[number] | undefined = "account-manager",
  ) =>
    cast.ask(role, pathOf(id), proposalPage.action, {
      step: "release",
      number: "1",
      reason,
      attempt: randomUUID(),
      ...fields,
    });
  const stateOf = async (id: string) => (await latestProposal(context.db, id)).version.state;
  const guest = async (page: { loader: unknown }, token: string) => {
    const request = new Request(`http://localhost:3000/proposal/${token}?language=en`);
    const load = page.loader as (route: object) => Promise<{ data: unknown }>;
    const answer = await load({ request, params: { token }, context: personAt(context) });
    return JSON.stringify(answer.data);
  };

  it("is for those who may sign, with a reason, and once", async () => {
    const { id } = await addSignedProposal(context.db, await seller());
    for (const role of roles) {
      if (role === "administrator" || role === "account-manager") continue;
      expect((await release(id, {}, role)).status, role).toBe(404);
    }
    const nobody = await cast.ask(undefined, pathOf(id), proposalPage.action, { step: "release" });
    expect(nobody.location).toMatch(/^\/client-portal\?/);
    for (const text of ["", "  ", "x".repeat(2_001)])
      expect((await release(id, { reason: text })).status).toBe(422);
    expect((await release(id, { number: "2" })).status).toBe(409);
    expect((await release(randomUUID())).status).toBe(404);
    expect(await stateOf(id)).toBe("signed");
    const attempt = randomUUID();
    expect((await release(id, { attempt })).location).toBe(`${pathOf(id)}?done=release`);
    expect((await release(id, { attempt })).status).toBeLessThan(410);
    expect((await release(id)).status).toBe(409);
    const { version, proposal } = await latestProposal(context.db, id);
    expect(version).toMatchObject({ state: "released", releaseReason: reason });
    const mails = await context.db.select().from(emails).where(eq(emails.aboutId, version.id));
    expect(mails.map(({ message }) => message)).toEqual(["proposal-released"]);
    const kinds = (await listEvidence(context.db, proposal.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(["sent", "signed", "released"]);
    expect(await checkEvidence(context.db, proposal)).toEqual({ state: "whole", entries: 3 });
    const history = await historyOf(context.db, proposal.id);
    expect(history.find(({ kind }) => kind === "released")?.details).toMatchObject({
      before: { state: "signed" },
      after: { state: "released", releaseReason: reason },
    });
  });

  it("is refused for what nobody has signed, or both have", async () => {
    const actor = await seller();
    const open = await addSentProposal(context.db, actor);
    expect((await release(open.id)).status).toBe(409);
    const { id } = await addSignedProposal(context.db, actor);
    const fields = { title: "Sales", signature: "Ann", addressHash: "x", userAgent: "y" };
    // Of one who signs and one who releases at the same time, one does.
    const results = await Promise.all([
      countersignProposal(context, actor, id, 1, fields),
      releaseSignature(context, actor, id, { number: 1, reason }),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(id)).toBe(results[0]?.ok ? "countersigned" : "released");
    expect((await release(id)).status).toBe(409);
  });

  it("is told to the prospect by email and on the page, which can be signed no more", async () => {
    const { id, token } = await addSignedProposal(context.db, await seller());
    await release(id);
    const page = await guest(guestPage, token);
    expect(page).toContain("we released you from it");
    expect(page).toContain(reason);
    expect(page).not.toContain("signed.pdf");
    expect(await guest(guestSignPage, token)).toContain("We released you from this proposal");
    const { version } = await latestProposal(context.db, id);
    const [mail] = await context.db.select().from(emails).where(eq(emails.aboutId, version.id));
    const written = JSON.stringify(
      await renderEmail({ db: context.db, origin }, mail as NonNullable<typeof mail>),
    );
    expect(written).toContain(reason);
    expect(written).toContain("no longer counts");
    const pdf = await cast.ask("administrator", `${pathOf(id)}.pdf?paper=signed`, paperFile.loader);
    expect(pdf.status).toBe(200);
  });

  it("lets a new version be sent, and the opportunity be lost", async () => {
    const actor = await seller();
    const { id, token } = await addSignedProposal(context.db, actor);
    const page = async () =>
      (await cast.ask("administrator", pathOf(id), proposalPage.loader)).body;
    expect(await page()).toMatchObject({ mayChange: false });
    await release(id);
    expect(await page()).toMatchObject({ mayChange: true, nextNumber: 2 });
    await sendNextVersion(context.db, actor, id);
    const states = await context.db
      .select({ number: proposalVersions.number, state: proposalVersions.state })
      .from(proposalVersions)
      .where(eq(proposalVersions.proposalId, (await latestProposal(context.db, id)).proposal.id))
      .orderBy(proposalVersions.number);
    expect(states).toEqual([
      { number: 1, state: "released" },
      { number: 2, state: "open" },
    ]);
    expect(await guest(guestPage, token)).toContain('"number":2');
    const lost = { step: "move", from: "bid", to: "lost", lostReason: "price" };
    const moved = await cast.ask(
      "account-manager",
      `/office/pipeline/${id}`,
      opportunityPage.action,
      lost,
    );
    expect(moved.status).toBe(303);
  });

  it("is offered on the page of an opportunity that was lost before the prospect signed", async () => {
    const { id } = await addSignedProposal(context.db, await seller());
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, id));
    const panel = async () => {
      const path = `/office/pipeline/${id}`;
      const page = await cast.ask("administrator", path, opportunityPage.loader);
      return (page.body as Awaited<ReturnType<typeof opportunityPage.loader>>).panels.proposal;
    };
    expect(await panel()).toMatchObject({ isLeftSigned: true });
    expect((await release(id)).status).toBe(303);
    expect(await panel()).toMatchObject({ isLeftSigned: false });
  });
});
