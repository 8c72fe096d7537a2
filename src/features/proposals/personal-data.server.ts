/** Whom proposals name: their recipient, and who has signed. What is signed never changes. */
import { privacyLaws } from "#content/privacy-laws.ts";
import { yearsAfter } from "#platform/privacy/keep-reason.ts";
import { type Fate, personalTable } from "#platform/privacy/personal-data.server.ts";
import {
  proposalEvidence,
  proposalLinks,
  proposalMessages,
  proposalPapers,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "./tables/proposals.ts";

const forContract = (since: Date): Fate => ({
  kind: "kept",
  keeps: [{ reason: "signed", until: yearsAfter(since, privacyLaws.keep.signed.years) }],
});

export const proposalPersonalData = [
  personalTable({ table: proposals, columns: { draft: "words", evidenceHash: "code" } }),
  personalTable({
    table: proposalVersions,
    columns: {
      offer: "words",
      digest: "code",
      recipientEmail: "email",
      language: "code",
      state: "code",
      declineReason: "words",
      declineLanguage: "code",
      releaseReason: "words",
      releaseLanguage: "code",
    },
    record: {
      at: "sentAt",
      fate: ({ state, stateSince }) =>
        state === "signed" || state === "released" || state === "countersigned"
          ? forContract(stateSince)
          : { kind: "deleted" },
    },
    // Another word would break the digest, whether anybody has signed or not.
    frozen: () => "signed",
  }),
  personalTable({
    table: proposalPapers,
    columns: { kind: "code", content: "derived", sha256: "code" },
  }),
  personalTable({ table: proposalLinks, columns: { secretHash: "secret" } }),
  personalTable({ table: proposalMessages, columns: { text: "words", language: "code" } }),
  personalTable({
    table: proposalSignatures,
    columns: {
      alternative: "code",
      name: "name",
      title: "about",
      company: "about",
      signature: "about",
      drawing: "about",
      consent: "code",
      language: "code",
      addressHash: "about",
      userAgent: "about",
      salt: "secret",
    },
    record: { at: "signedAt", fate: ({ signedAt }) => forContract(signedAt) },
    frozen: () => "signed",
  }),
  personalTable({
    table: proposalEvidence,
    columns: { kind: "code", content: "code", previousHash: "code", hash: "code" },
  }),
];
