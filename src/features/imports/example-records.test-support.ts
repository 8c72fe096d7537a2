import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addImport } from "#tests/support/imports.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  add: async ({ context, administrator }) => ({
    import: await addImport(context, administrator.accountId),
  }),
  /** The noun that the empty file is for. */
  placeQueries: { "office/import/columns.csv": () => "?noun=clients" },
};
