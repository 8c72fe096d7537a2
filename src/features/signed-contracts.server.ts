/** The feature that makes contracts hands over here what opportunities have to know of them. */
import type { SignedContracts } from "#features/opportunities/signed-contracts.server.ts";
import { signedProposals } from "#features/proposals/signed-proposals.server.ts";

export const signedContracts: SignedContracts = signedProposals;
