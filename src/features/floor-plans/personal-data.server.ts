/** Floor plans are about rooms; who worked on one is an account. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { floorPlans } from "./tables/floor-plans.ts";

export const floorPlanPersonalData = [
  personalTable({ table: floorPlans, columns: { name: "words", drawing: "words" } }),
];
