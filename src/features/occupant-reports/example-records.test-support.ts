import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addSign } from "#tests/support/signs.ts";

export const exampleRecords: ExampleRecords = {
  async prepare({ context, place }) {
    await addSign(context, place);
  },
};
