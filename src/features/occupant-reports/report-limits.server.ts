/** Limits on reports without an account. A flood at one sign never shuts another one. */
import type { Database } from "#platform/database/client.ts";
import {
  countRequest,
  type LimitCheck,
  type RateLimit,
} from "#platform/limits/rate-limit.server.ts";
import type { FoundSign } from "./find-sign.server.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** One phone reports a handful of things. By sign, as a whole building has one address to the outside. */
const ofAddressAtSign: RateLimit = { uses: 6, windowSeconds: 10 * minute };
/** Enough for all who see the same flooded lobby; ten a minute would be a program. */
const ofSign: RateLimit = { uses: 40, windowSeconds: hour };
/** A sign always has this share in a day, however many reports come from others in the building. */
const ownShareOfSign: RateLimit = { uses: 5, windowSeconds: day };
/** Beyond those: more than any building reports, and no more mails to our staff than that. */
const ofFacility: RateLimit = { uses: 150, windowSeconds: day };

/** Applies to every post before any of it is read: beyond it no photo is written to the disk. */
const ofPosts: RateLimit = { uses: 30, windowSeconds: 10 * minute };

export const countOccupantPost = (
  db: Database,
  { id }: Pick<FoundSign, "id">,
  addressHash: string,
): Promise<LimitCheck> =>
  countRequest(db, { form: "occupant-post", addressHash: `${id}:${addressHash}` }, ofPosts);

export async function countReport(
  db: Database,
  { id, facilityId }: Pick<FoundSign, "id" | "facilityId">,
  addressHash: string,
): Promise<LimitCheck> {
  const count = (form: string, who: string, limit: RateLimit) =>
    countRequest(db, { form: `occupant-${form}`, addressHash: who }, limit);
  const address = await count("address", `${id}:${addressHash}`, ofAddressAtSign);
  if (!address.allowed) return address;
  const sign = await count("sign", id, ofSign);
  if (!sign.allowed) return sign;
  const share = await count("share", id, ownShareOfSign);
  return share.allowed ? share : count("facility", facilityId, ofFacility);
}
