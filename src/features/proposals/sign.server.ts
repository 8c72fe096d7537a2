/** A signature of either side, as it is stored and as the evidence knows it. */
import { randomBytes } from "node:crypto";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { signatureHash } from "./evidence.server.ts";
import { consentVersion } from "./proposal-types.ts";
import { type ProposalSignatureRow, proposalSignatures } from "./tables/proposals.ts";

/** The product adds the missing columns by itself. */
export type SignedFields = Omit<ProposalSignatureRow, "id" | "versionId" | "salt" | "consent">;

const maxUserAgent = 300;

/** @returns its hash, for the evidence */
export async function insertSignature(
  tx: Transaction,
  versionId: string,
  fields: SignedFields,
): Promise<string> {
  const row = {
    ...fields,
    userAgent: fields.userAgent.slice(0, maxUserAgent),
    consent: consentVersion,
    salt: randomBytes(16).toString("hex"),
  };
  await tx.insert(proposalSignatures).values({ ...row, id: newId(), versionId });
  return signatureHash(row);
}
