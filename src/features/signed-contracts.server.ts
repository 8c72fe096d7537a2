/** Which contracts hang on opportunities; the feature that makes them brings what is known of them. */
import type { SignedContracts } from "#features/opportunities/signed-contracts.server.ts";
import { signedProposals } from "#features/proposals/signed-proposals.server.ts";

export const signedContracts: SignedContracts = signedProposals;
