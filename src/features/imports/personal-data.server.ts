/** Files that were imported: their rows hold whatever another program knew of people, for as long as they are kept. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { importHeads, importRows, imports } from "./tables/imports.ts";

export const importPersonalData = [
  personalTable({
    table: imports,
    columns: {
      noun: "code",
      state: "code",
      fileName: "words",
      sha256: "code",
      problem: "code",
      format: "code",
      encoding: "code",
      delimiter: "code",
      sheet: "words",
      otherSheets: "words",
      columns: "code",
      obstacles: "code",
    },
  }),
  personalTable({
    table: importRows,
    columns: { cells: "words", state: "code", key: "words", fingerprint: "code" },
  }),
  personalTable({ table: importHeads, columns: { noun: "code", head: "code", column: "code" } }),
];
