/** Supplies that clients ask for. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { supplies, supplyRequests } from "./tables/supplies.ts";

export const supplyPersonalData = [
  personalTable({ table: supplies, columns: { name: "place" } }),
  personalTable({ table: supplyRequests, columns: { note: "words", language: "code" } }),
];
