import { websitePictures } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { administrators } from "#platform/identity/roles.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** A picture whose file is gone. */
  async add({ context }) {
    const id = newId();
    await context.db.insert(websitePictures).values({
      id,
      name: `own-${id}`,
      title: "North hall",
      altEn: "North hall",
      altEs: "Sala norte",
      isDecorative: false,
      width: 1_920,
      height: 1_200,
      cropSize: 100,
      cropLeft: 50,
      cropTop: 50,
      focusLeft: 50,
      focusTop: 50,
    });
    return { picture: id };
  },
  letIn: { "office/website/pictures/:id/file": administrators },
};
