/** What is stored of the company's looks, in place of those that were shipped. */
import * as z from "zod/mini";
import { logoPlaces } from "#content/brand.ts";
import { shippedColors } from "#content/brand-colors.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { storedPicture } from "./brand-picture.server.ts";

const picture = z._default(z.nullable(storedPicture), null);

const storedBrand = z.object({
  colors: z._default(
    z.object({ main: z.string(), accent: z.string(), ink: z.string(), paper: z.string() }),
    { ...shippedColors },
  ),
  logoPlace: z._default(z.enum(logoPlaces), "beside"),
  logo: picture,
  logoOnDark: picture,
  icon: picture,
});

export type StoredBrand = z.infer<typeof storedBrand>;

export const brandOf = (value: unknown): StoredBrand => storedBrand.parse(value);

export const findStoredBrand = async (db: Database | Transaction): Promise<StoredBrand> =>
  brandOf((await findSection(db, "brand"))?.value ?? {});
