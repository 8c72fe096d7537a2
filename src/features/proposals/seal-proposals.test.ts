/** The seal of what both have signed: that it follows whatever happens, and that each file stays known. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import * as checkPage from "#areas/account/proposal/check-file-page.tsx";
import { exampleSheet } from "#features/bids/calculation/example-bid.test-support.ts";
import { proposalPapers, sealCertificates } from "#features/schema.ts";
import {
  findCertificateInUse,
  findSealKey,
  uploadCertificate,
} from "#features/settings/seal/seal-certificates.server.ts";
import { isIntact, readSeals } from "#platform/seals/read-seals.server.ts";
import type { TimeServer } from "#platform/seals/seal-types.ts";
import { actorOf, addPerson, testSecrets, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { issuedKeyFile } from "#tests/support/key-files.ts";
import { addCountersignedProposal, latestProposal } from "#tests/support/proposals.ts";
import { startTimeServer } from "#tests/support/time-server.ts";
import { proposalEmails } from "./emails/proposal-emails.ts";
import { checkEvidence, listEvidence } from "./evidence.server.ts";
import { findPaper, keepPaper, keepSignedPaper } from "./papers.server.ts";
import { readSealHealth, sealProposals, sealVersion } from "./seal-proposals.server.ts";
import { proposalVersions } from "./tables/proposals.ts";

/** As `kill -9` does it, so long after the process has begun. */
async function killWhileSealing(url: string, afterMs: number): Promise<void> {
  const program = "tests/support/programs/seal-proposals.ts";
  const sealing = spawn(process.execPath, [program, url], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(sealing, "exit");
  await once(sealing.stdout, "data");
  await setTimeout(afterMs);
  sealing.kill("SIGKILL");
  await ended;
}

describeDatabase((database) => {
  const context = useAccounts(database);

  async function signed() {
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    const { id } = await addCountersignedProposal(context.db, actor);
    return { id, actor, ...(await latestProposal(context.db, id)) };
  }

  const parts = () => ({ db: context.db, secrets: testSecrets, log: silentLog });
  const seal = (server?: TimeServer, now = new Date()) => {
    // What a thread can be handed, without the functions of the test.
    const timeServer = server && { address: server.address, authority: server.authority ?? "" };
    return sealProposals({ ...parts(), ...(timeServer && { timeServer }) }, now);
  };
  const papersOf = (versionId: string) =>
    context.db.select().from(proposalPapers).where(eq(proposalPapers.versionId, versionId));
  const kindsOf = async (versionId: string) =>
    (await papersOf(versionId)).map(({ kind }) => kind).toSorted();
  const timeServer = async (...at: Parameters<typeof startTimeServer>) => {
    const server = await startTimeServer(...at);
    onTestFinished(() => server.stop());
    return server;
  };
  const sealedOf = async (versionId: string, kind: "sealed" | "stamped" = "sealed") => {
    const paper = (await papersOf(versionId)).find((one) => one.kind === kind);
    if (paper === undefined) throw new Error(`no ${kind} paper`);
    return paper;
  };
  const unsealedLength = async (versionId: string) =>
    (await findPaper(context.db, versionId, "countersigned"))?.content.length ?? 0;
  const isWhole = async (versionId: string, kind: "sealed" | "stamped" = "sealed") =>
    isIntact((await sealedOf(versionId, kind)).content, await unsealedLength(versionId));

  it("is put on the paper of both signatures, once, with its entry in the evidence", async () => {
    const { version, proposal } = await signed();
    expect(await seal()).toMatchObject({ sealed: expect.any(Number), stamped: 0 });
    expect(await kindsOf(version.id)).toEqual(["countersigned", "sealed"]);
    const paper = await keepPaper(context.db, version, "countersigned");
    const sealed = await sealedOf(version.id);
    const start = sealed.content.subarray(0, paper?.content.length);
    expect(Buffer.from(start).equals(paper?.content ?? Buffer.alloc(0))).toBe(true);
    expect(await isWhole(version.id)).toBe(true);
    const { certificate } = await findSealKey(parts(), new Date());
    expect(readSeals(sealed.content, paper?.content.length ?? 0)).toMatchObject([
      { fingerprint: certificate.fingerprint },
    ]);
    const entries = await listEvidence(context.db, version.proposalId);
    expect(entries.at(-1)).toMatchObject({
      kind: "sealed",
      content: { paper: sealed.sha256, of: paper?.sha256, certificate: certificate.fingerprint },
    });
    expect(await seal()).toMatchObject({ sealed: 0 });
    const { evidenceCount } = (await latestProposal(context.db, proposal.opportunityId)).proposal;
    expect(evidenceCount).toBe(entries.length);
  });

  it("is found out where one byte of the stored file is another", async () => {
    const { version, id } = await signed();
    await seal();
    const { proposal } = await latestProposal(context.db, id);
    expect(await checkEvidence(context.db, proposal)).toMatchObject({ state: "whole" });
    const { content } = await sealedOf(version.id);
    const altered = Uint8Array.from(content);
    altered[2_000] = (altered[2_000] ?? 0) ^ 1;
    expect(isIntact(altered, await unsealedLength(version.id))).toBe(false);
  });

  it("is put on whatever the prospect has typed, and whatever else stands on the paper", async () => {
    const words = "Terrence /ByteRange [0 1 2 3] Fields";
    const person = await addPerson(context, { role: "administrator" });
    const actor = { ...actorOf(person), name: words };
    const { id } = await addCountersignedProposal(context.db, actor, {
      sample: { name: words, subject: words, text: words },
      draft: { letter: words, exclusions: words, terms: words },
      sheet: {
        areas: exampleSheet().areas.map((area) => ({ ...area, name: `${words} ${area.name}` })),
      },
      drawing: "M0 0L900 300",
      title: words,
    });
    const { version, proposal } = await latestProposal(context.db, id);
    expect(version.offer).toMatchObject({ contact: words, company: words });
    expect(await seal(await timeServer())).toMatchObject({ fault: undefined });
    const { content } = await sealedOf(version.id);
    expect(await isWhole(version.id)).toBe(true);
    const structure = Buffer.from(content).toString("latin1");
    expect(structure).toContain("/Alt <feff");
    expect(structure.match(/\/ByteRange/g)).toHaveLength(1);
    const checked = (await latestProposal(context.db, proposal.opportunityId)).proposal;
    expect(await checkEvidence(context.db, checked)).toMatchObject({ state: "whole" });
  });

  it("is put on by one of two processes, with one certificate", async () => {
    await context.db.delete(sealCertificates);
    const { version } = await signed();
    const rounds = await Promise.all([seal(), seal()]);
    expect(rounds.map(({ sealed }) => sealed).toSorted()).toEqual([0, 1]);
    expect(await kindsOf(version.id)).toEqual(["countersigned", "sealed"]);
    expect(await context.db.$count(sealCertificates)).toBe(1);
    const entries = await listEvidence(context.db, version.proposalId);
    expect(entries.filter(({ kind }) => kind === "sealed")).toHaveLength(1);
  });

  it("does not wait behind those that cannot be sealed, which are tried again after it", async () => {
    await seal();
    const failingRound = async () => {
      const broken = vi.spyOn(testSecrets, "decrypt").mockImplementation(() => {
        throw new Error("no key");
      });
      const errors = vi.spyOn(silentLog, "error");
      await seal();
      const failed = errors.mock.calls.map(([fields]) => fields);
      broken.mockRestore();
      errors.mockRestore();
      return failed;
    };
    const [one, other] = [await signed(), await signed()];
    const ofVersion = ({ version }: typeof one) => expect.objectContaining({ version: version.id });
    expect(await failingRound()).toEqual([ofVersion(one), ofVersion(other)]);
    const later = await signed();
    const all = [later, one, other].map(ofVersion);
    expect(await failingRound()).toEqual(all);
    expect(await seal()).toMatchObject({ sealed: 3 });
  });

  it("follows where the process ended between the signature and the seal", async () => {
    const { version, proposal } = await signed();
    const ended = new Error("the process ended");
    const broken = vi.spyOn(testSecrets, "decrypt").mockImplementation(() => {
      throw ended;
    });
    const failed = await sealVersion(parts(), version).catch((one) => one);
    broken.mockRestore();
    expect(failed).toBe(ended);
    expect(await kindsOf(version.id)).toEqual(["countersigned"]);
    expect((await keepSignedPaper(context.db, version))?.kind).toBe("countersigned");
    expect(await seal()).toMatchObject({ sealed: 1 });
    const checked = (await latestProposal(context.db, proposal.opportunityId)).proposal;
    expect(await checkEvidence(context.db, checked)).toMatchObject({ state: "whole" });
  });

  it("follows where a process is killed while it seals", async () => {
    const { url } = database();
    if (url === undefined) return;
    for (const killedAfterMs of [0, 250, 700]) {
      const { id, version } = await signed();
      await killWhileSealing(url, killedAfterMs);
      // What is there is whole: a paper and its entry, or neither.
      const before = (await latestProposal(context.db, id)).proposal;
      expect(await checkEvidence(context.db, before)).toMatchObject({ state: "whole" });
      await seal();
      const { proposal } = await latestProposal(context.db, id);
      expect(await checkEvidence(context.db, proposal)).toMatchObject({ state: "whole" });
      expect(await isWhole(version.id)).toBe(true);
      const entries = await listEvidence(context.db, version.proposalId);
      expect(entries.filter(({ kind }) => kind === "sealed")).toHaveLength(1);
    }
  }, 60_000);

  it("goes without a time stamp while the time server is away, and the stamp follows", async () => {
    const { version, proposal } = await signed();
    const server = await timeServer(new Date("2026-12-01T09:00:00Z"));
    server.mood = "fails";
    expect(await seal(server)).toMatchObject({ sealed: 1, stamped: 0, fault: "away" });
    const sealed = await sealedOf(version.id);
    expect(sealed.stampedAt).toBeNull();
    expect((await keepSignedPaper(context.db, version))?.sha256).toBe(sealed.sha256);
    expect(await seal(server)).toMatchObject({ sealed: 0, stamped: 0, fault: "away" });
    server.mood = "well";
    expect(await seal(server)).toMatchObject({ stamped: expect.any(Number), fault: undefined });
    const stamped = await sealedOf(version.id, "stamped");
    expect(stamped.stampedAt).toEqual(new Date("2026-12-01T09:00:00Z"));
    expect(await isWhole(version.id, "stamped")).toBe(true);
    expect((await keepSignedPaper(context.db, version))?.sha256).toBe(stamped.sha256);
    const checked = (await latestProposal(context.db, proposal.opportunityId)).proposal;
    expect(await checkEvidence(context.db, checked)).toMatchObject({ state: "whole" });
    expect(await seal(server)).toEqual({ sealed: 0, stamped: 0, fault: undefined });
  });

  it("comes with its time stamp at once where the time server answers", async () => {
    const { version } = await signed();
    await seal(await timeServer(new Date("2026-12-02T09:00:00Z")));
    expect((await sealedOf(version.id)).stampedAt).toEqual(new Date("2026-12-02T09:00:00Z"));
    expect(await kindsOf(version.id)).toEqual(["countersigned", "sealed"]);
  });

  it("leaves each file known to the page that checks them", async () => {
    const { version } = await signed();
    await seal();
    await seal(await timeServer());
    const sentences = {
      countersigned: "It’s version 1 of a proposal, signed by both sides.",
      sealed: "It’s version 1 of a proposal, signed by both sides and sealed.",
      stamped:
        "It’s version 1 of a proposal, signed by both sides, sealed and stamped by a time server.",
    };
    for (const [kind, sentence] of Object.entries(sentences)) {
      const paper = (await papersOf(version.id)).find((one) => one.kind === kind);
      const sha256 = createHash("sha256")
        .update(paper?.content ?? "")
        .digest("hex");
      const request = new Request(
        `http://localhost:3000/check-proposal?language=en&sha256=${sha256}`,
      );
      const args = { request, params: {}, context: personAt(context) };
      const answer = await checkPage.loader(args as unknown as LoaderFunctionArgs);
      expect(answer.data.found?.[1], kind).toBe(sentence);
      const { fingerprint } = (await findSealKey(parts(), new Date())).certificate;
      const [certificate] = answer.data.found?.slice(3) ?? [];
      if (kind === "countersigned") expect(certificate).toBeUndefined();
      else expect(certificate).toContain(fingerprint);
    }
  });

  it("is missed on the System page where it does not follow, and its certificate before it ends", async () => {
    const { version } = await signed();
    const now = new Date();
    const health = (at = now) => readSealHealth(context.db, "en", at);
    expect(await health()).toMatchObject({ state: "good", facts: [{ value: "0" }, {}] });
    const later = new Date(version.stateSince.getTime() + 16 * 60_000);
    expect(await health(later)).toMatchObject({ state: "act", facts: [{ value: "1" }, {}] });
    await seal();
    expect((await health(later)).state).toBe("good");
    const { file, password } = issuedKeyFile;
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    expect(await uploadCertificate(parts(), actor, { file, password })).toEqual({ ok: true });
    const row = await findCertificateInUse(context.db, "uploaded");
    const end = row?.validUntil.getTime() ?? 0;
    expect(await health(new Date(end - 20 * 86_400_000))).toMatchObject({ state: "watch" });
    expect((await health(new Date(end + 1))).advice[0]).toContain("has expired");
    // What is sealed meanwhile is sealed with it.
    const next = await signed();
    await seal();
    const { content } = await sealedOf(next.version.id);
    const seals = readSeals(content, await unsealedLength(next.version.id));
    expect(seals).toMatchObject([{ holds: true, fingerprint: row?.fingerprint }]);
    await context.db.delete(sealCertificates);
  });

  describe("the copies by email", () => {
    const render = (versionId: string) =>
      proposalEmails["proposal-copy"](
        { db: context.db, origin: "https://x.example" } as Parameters<
          (typeof proposalEmails)["proposal-copy"]
        >[0],
        { aboutId: versionId, data: { paper: "countersigned" } } as Parameters<
          (typeof proposalEmails)["proposal-copy"]
        >[1],
      );

    it("wait for the seal, and say that it is there", async () => {
      const { version } = await signed();
      await expect(render(version.id)).rejects.toThrow("not sealed yet");
      await seal();
      const email = await render(version.id);
      if (email === undefined || "notDue" in email) throw new Error("no email");
      const { sha256 } = await sealedOf(version.id);
      const [attached] = email.attachments ?? [];
      const hash = createHash("sha256")
        .update(attached?.content ?? "")
        .digest("hex");
      expect(hash).toBe(sha256);
      expect(email.text).toContain("It has a seal");
    });

    it("go without it after a while", async () => {
      const { version } = await signed();
      const stateSince = new Date(Date.now() - 16 * 60_000);
      await context.db
        .update(proposalVersions)
        .set({ stateSince })
        .where(eq(proposalVersions.id, version.id));
      const email = await render(version.id);
      if (email === undefined || "notDue" in email) throw new Error("no email");
      expect(email.attachments).toHaveLength(1);
      expect(email.text).not.toContain("It has a seal");
      await seal();
    });
  });
});
