/** Features above make contracts; through this interface opportunities learn of them. */
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";

/** The prospect alone has signed, or both sides have. */
export type SignedContract = "signed" | "countersigned";

export interface SignedContracts {
  /** A condition on `opportunities`: something that somebody has signed hangs on it, and must stay. */
  isKept(now: Date): SQL;
  /**
   * The contract that counts now; undefined if nothing is signed. A caller that decides by it holds the
   * lock of the opportunity.
   */
  findContract(
    db: Database | Transaction,
    opportunityId: string,
  ): Promise<SignedContract | undefined>;
}
