/** Archives of everything: when they were made, and by whom. What is in them is told by the tables that they copy. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { dataExportParts, dataExports } from "./tables/data-exports.ts";

export const dataExportPersonalData = [
  personalTable({
    table: dataExports,
    columns: { state: "code", language: "code", problem: "code" },
  }),
  personalTable({ table: dataExportParts, columns: { sha256: "code" } }),
];
