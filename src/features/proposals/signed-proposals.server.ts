/** Opportunities are given this, so it may only import tables: it says which signed proposals bind them. */
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { privacyLaws } from "#content/privacy-laws.ts";
import type {
  SignedContract,
  SignedContracts,
} from "#features/opportunities/signed-contracts.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { proposalSignatures, proposals, proposalVersions } from "./tables/proposals.ts";

export const signedProposals: SignedContracts = {
  /**
   * True as long as the database refuses to delete a signature. The earlier clock counts, so that none is
   * deleted too early.
   */
  isKept: (now): SQL => sql`exists (
    select from ${proposals}
    join ${proposalVersions} on ${proposalVersions.proposalId} = ${proposals.id}
    join ${proposalSignatures} on ${proposalSignatures.versionId} = ${proposalVersions.id}
    where ${proposals.opportunityId} = ${opportunities.id}
      and ${proposalSignatures.signedAt} > least(${now.toISOString()}::timestamptz, now())
        - make_interval(years => ${privacyLaws.keep.signed.years}))`,
  async findContract(
    db: Database | Transaction,
    opportunityId: string,
  ): Promise<SignedContract | undefined> {
    const [latest] = await db
      .select({ state: proposalVersions.state })
      .from(proposalVersions)
      .innerJoin(proposals, eq(proposals.id, proposalVersions.proposalId))
      .where(eq(proposals.opportunityId, opportunityId))
      .orderBy(desc(proposalVersions.number))
      .limit(1);
    const state = latest?.state;
    return state === "signed" || state === "countersigned" ? state : undefined;
  },
};
