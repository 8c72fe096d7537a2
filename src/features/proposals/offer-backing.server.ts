/** A proposal can prove its promises by the company's certificates and by quality measured elsewhere. */
import { company } from "#content/company.ts";
import type { BidInput } from "#features/bids/bid-sheet-types.ts";
import {
  listValidCertificates,
  type ValidCertificate,
} from "#features/company-certificates/certificate-queries.server.ts";
import { readComparableQuality } from "#features/insights/comparable-quality.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { OfferBacking } from "./offer.ts";
import type { OfferedCertificate } from "./offer-types.ts";
import type { ProposalDraft } from "./proposal-types.ts";

const toOfferedCertificate = ({
  name,
  issuer,
  validThrough,
  sha256,
}: Omit<ValidCertificate, "id">): OfferedCertificate => ({
  name,
  issuer,
  ...(validThrough !== null && { validThrough }),
  ...(sha256 !== null && { sha256 }),
});

/** A chosen certificate that has expired or was removed since is left out. */
export async function readOfferBacking(
  db: Database | Transaction,
  { sheet }: BidInput,
  { certificates = [], showsQuality = true }: ProposalDraft,
  now: Date,
): Promise<OfferBacking> {
  const chosen = new Set(certificates.map(({ id }) => id));
  const valid = chosen.size === 0 ? [] : await listValidCertificates(db, now);
  return {
    certificates: valid.filter(({ id }) => chosen.has(id)).map(toOfferedCertificate),
    quality: showsQuality
      ? await readComparableQuality(db, sheet.facilityType, todayIn(company.timeZone, now))
      : undefined,
  };
}
