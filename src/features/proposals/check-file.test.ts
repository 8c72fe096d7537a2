/** Whether a file is one of our papers: for anybody, by its fingerprint alone. */
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import * as checkPage from "#areas/account/proposal/check-file-page.tsx";
import { proposalVersions } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import {
  addCountersignedProposal,
  addSentProposal,
  latestProposal,
  sendNextVersion,
} from "#tests/support/proposals.ts";
import { keepPaper } from "./papers.server.ts";
import type { RenderedPaperKind } from "./proposal-types.ts";

interface Shown {
  status: number;
  retryAfter: string | null;
  typed: string;
  problem?: string;
  found?: readonly string[];
  isOfOffer?: boolean;
}

describeDatabase((database) => {
  const context = useAccounts(database);
  const seller = async () => actorOf(await addPerson(context, { role: "administrator" }));

  async function ask(typed?: string, { language = "en", addressHash = "" } = {}): Promise<Shown> {
    const query = new URLSearchParams({ language, ...(typed !== undefined && { sha256: typed }) });
    const request = new Request(`http://localhost:3000/check-proposal?${query}`);
    const visitor = personAt(context, addressHash || undefined);
    const args = { request, params: {}, context: visitor };
    const answer = await checkPage.loader(args as unknown as LoaderFunctionArgs);
    const headers = new Headers(answer.init?.headers);
    expect(headers.get("cache-control")).toBe("no-store");
    const retryAfter = headers.get("retry-after");
    return { ...answer.data, status: answer.init?.status ?? 200, retryAfter };
  }

  async function paperOf(id: string, kind: RenderedPaperKind) {
    const { version } = await latestProposal(context.db, id);
    const paper = await keepPaper(context.db, version, kind);
    if (paper === undefined) throw new Error("the paper was not made");
    return paper;
  }

  const fingerprint = (content: Uint8Array) => createHash("sha256").update(content).digest("hex");

  it("says nothing before a fingerprint is entered", async () => {
    expect(await ask()).toEqual({ status: 200, retryAfter: null, typed: "" });
  });

  it("knows each paper by the fingerprint of its file, and what has become of it", async () => {
    const { id } = await addCountersignedProposal(context.db, await seller());
    for (const [kind, sentence] of [
      ["offer", "It’s version 1 of a proposal, as we sent it, without signatures."],
      ["signed", "It’s version 1 of a proposal, signed by the client."],
      ["countersigned", "It’s version 1 of a proposal, signed by both sides."],
    ] as const) {
      const { found } = await ask(fingerprint((await paperOf(id, kind)).content));
      expect(found?.[0]).toMatch(/^Byte for byte, it matches a file we made on \w+ \d+, 20\d\d/);
      expect(found?.[1]).toBe(sentence);
      expect(found?.[2]).toMatch(/^Both sides have signed, most recently on \w+ \d+, 20/);
    }
  });

  it("finds out a file that differs by one byte", async () => {
    const { id } = await addSentProposal(context.db, await seller());
    const { content } = await paperOf(id, "offer");
    const altered = Uint8Array.from(content);
    altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1;
    expect(await ask(fingerprint(altered))).toMatchObject({ status: 200, found: [] });
    expect((await ask(fingerprint(content))).found).toHaveLength(3);
  });

  it("knows the fingerprint that papers print of their offer, and says that it is of no file", async () => {
    const { id } = await addSentProposal(context.db, await seller());
    const { version } = await latestProposal(context.db, id);
    const answer = await ask(version.digest);
    expect(answer).toMatchObject({ status: 200, isOfOffer: true });
    expect(answer.found?.[0]).toContain("version 1 of a proposal");
    expect(answer.found?.[1]).toMatch(/^It can be signed through .* \(Central Time\)\.$/);
    expect(answer.found?.[2]).toContain("choose the file itself");
    const { sha256 } = await paperOf(id, "offer");
    expect(await ask(sha256)).not.toHaveProperty("isOfOffer");
  });

  it("says of each state what it means, in the reader's language", async () => {
    const { id } = await addSentProposal(context.db, await seller());
    const { sha256 } = await paperOf(id, "offer");
    const { version } = await latestProposal(context.db, id);
    const standing = async (language = "en") => (await ask(sha256, { language })).found?.[2];
    expect(await standing()).toMatch(/^It can be signed through /);
    expect(await standing("es")).toMatch(/^Se puede firmar hasta el /);
    const turnInto = (row: Partial<typeof proposalVersions.$inferInsert>) =>
      context.db.update(proposalVersions).set(row).where(eq(proposalVersions.id, version.id));
    for (const [state, sentence] of [
      ["declined", /^It was declined on /],
      ["withdrawn", /^We withdrew it on /],
      ["replaced", /^A newer version replaced it on /],
      ["signed", /^The client signed it on .* We haven’t signed yet\.$/],
    ] as const) {
      await turnInto({ state });
      expect(await standing()).toMatch(sentence);
    }
  });

  it("tells a replaced version from the one that counts", async () => {
    const actor = await seller();
    const { id } = await addSentProposal(context.db, actor);
    const earlier = await paperOf(id, "offer");
    await sendNextVersion(context.db, actor, id);
    const later = await paperOf(id, "offer");
    expect((await ask(earlier.sha256)).found?.[2]).toMatch(/^A newer version replaced it/);
    expect((await ask(later.sha256)).found?.[1]).toContain("version 2");
  });

  it("tells nobody whose proposal it is, or what it says", async () => {
    const { id } = await addCountersignedProposal(context.db, await seller());
    const { version } = await latestProposal(context.db, id);
    const text = JSON.stringify(await ask((await paperOf(id, "countersigned")).sha256));
    const { company, contact, reference, seller: by } = version.offer;
    for (const secret of [company, contact, reference, by, version.recipientEmail, "$", id])
      expect(text).not.toContain(secret);
  });

  it("takes a fingerprint as systems print it", async () => {
    const { id } = await addSentProposal(context.db, await seller());
    const { sha256 } = await paperOf(id, "offer");
    for (const typed of [
      ` ${sha256.toUpperCase()}\n`,
      sha256.match(/../g)?.join(" ") ?? "",
      sha256.match(/../g)?.join(":").toUpperCase() ?? "",
    ])
      expect((await ask(typed)).found, typed).toHaveLength(3);
  });

  it("refuses what is no fingerprint, and says so", async () => {
    for (const typed of ["", "x", "\0", "a".repeat(63), "a".repeat(65), "g".repeat(64)])
      expect(await ask(typed), typed).toMatchObject({ status: 422, typed });
    const huge = await ask("a".repeat(100_000));
    expect(huge.status).toBe(422);
    expect(huge.typed).toHaveLength(200);
    expect(huge.problem).toContain("64 characters");
  });

  it("asks whoever tries a great many to come back later", async () => {
    const addressHash = "somebody who guesses";
    for (let turn = 0; turn < 60; turn++)
      expect((await ask(fingerprint(Buffer.from([turn])), { addressHash })).status).toBe(200);
    const refused = await ask("a".repeat(64), { addressHash });
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(3_000);
    expect((await ask("a".repeat(64))).status).toBe(200);
  });
});
