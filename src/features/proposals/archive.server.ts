/** Decides which columns of proposals go into the archive of everything. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import {
  proposalEvidence,
  proposalMessages,
  proposalPapers,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

export const proposalArchive: readonly ArchivedTable[] = [
  { table: proposals },
  { table: proposalVersions },
  // The content is made of the version and its signatures; its hash tells it.
  { table: proposalPapers, without: [proposalPapers.content] },
  { table: proposalMessages },
  { table: proposalSignatures, without: [proposalSignatures.salt, proposalSignatures.addressHash] },
  { table: proposalEvidence },
];
