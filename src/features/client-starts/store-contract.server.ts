/** The signed copy, as a file that can be attached to a document. */
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { keepSignedPaper, paperName } from "#features/proposals/papers.server.ts";
import type { ProposalVersionRow } from "#features/proposals/tables/proposals.ts";
import { kindBytes } from "#platform/files/file-kind.ts";
import { type FilesContext, storeFile } from "#platform/files/store-file.server.ts";
import { attemptOfContent } from "#platform/forms/attempt-of-content.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

const attempts = 20;
const pauseMs = 150;

/**
 * Stored before the transaction that attaches it, as contents are; one that nothing attaches is deleted
 * with other files that were sent for nothing.
 * @returns its id, the same however often a person asks for the same copy; undefined where it could not be stored just now
 */
export async function storeSignedCopy(
  { db, files }: FilesContext,
  actor: Actor,
  version: ProposalVersionRow,
): Promise<string | undefined> {
  const paper = await keepSignedPaper(db, version);
  if (paper === undefined || !(await files.hasRoom(paper.content.length))) return undefined;
  const path = join(files.incoming, randomUUID());
  try {
    await writeFile(path, paper.content, { flag: "wx", mode: 0o600 });
    const arrived = {
      path,
      name: paperName(version.offer),
      bytes: paper.content.length,
      sha256: paper.sha256,
      start: Buffer.from(paper.content.subarray(0, kindBytes)),
    };
    // The seal or its time stamp may have come since the same person was refused with the copy before.
    const sentAs = attemptOfContent(version.id, paper.sha256);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const stored = await storeFile({ db, files }, actor, arrived, sentAs);
      if (stored.ok) return stored.file.id;
      // The same person has sent the form twice, and the other copy is being stored.
      if (stored.reason !== "busy") return undefined;
      await setTimeout(pauseMs);
    }
    return undefined;
  } finally {
    await rm(path, { force: true });
  }
}
