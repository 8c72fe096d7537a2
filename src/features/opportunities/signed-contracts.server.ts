/** What opportunities have to know of contracts, which features above them make. */
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";

/** By whom: the prospect alone, or both sides. */
export type SignedContract = "signed" | "countersigned";

export interface SignedContracts {
  /** A condition on `opportunities`: something that somebody has signed hangs on it, and must stay. */
  isKept(now: Date): SQL;
  /** What counts now; undefined where nothing is signed. The caller holds the lock of the opportunity. */
  findContract(
    db: Database | Transaction,
    opportunityId: string,
  ): Promise<SignedContract | undefined>;
}
