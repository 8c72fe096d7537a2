/** Rates are about rooms; who set them is an account. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { productionRates } from "./tables/production-rates.ts";

export const productionRatePersonalData = [
  personalTable({
    table: productionRates,
    columns: { subject: "code", floorCovering: "code", facilityType: "code", source: "words" },
  }),
];
