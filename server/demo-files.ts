/** What of the demonstration are files: documents as PDFs, and photos. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "#content/company.ts";
import { demo } from "#content/demo.ts";
import { addDemoDocuments } from "#demo/add-demo-documents.ts";
import { sortDemoNotifications } from "#demo/add-demo-notifications.ts";
import { addDemoPhotos } from "#demo/add-demo-photos.ts";
import { findDemoPlaces } from "#demo/demo-places.ts";
import { photoLibrary } from "#platform/files/re-encode-photo.server.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";

/** A built product is started beside its `build`; the sources have `public`. */
const folders = ["build/client/pictures", "public/pictures"];

/** After the clients and people of the demonstration. */
export async function addDemoFiles(context: FilesContext): Promise<void> {
  // Later starts have no use for what makes PDFs, which takes a while to load.
  const { renderDemoPaper } = await import("#demo/demo-paper.ts");
  const places = await findDemoPlaces(context.db);
  await addDemoDocuments(context, demo.documents, {
    ...places,
    by: demo.buildingsBy,
    now: new Date(),
    render: ({ number, addedAt, ...paper }) => {
      const day = addedAt.toLocaleDateString("en-US", {
        dateStyle: "long",
        timeZone: company.timeZone,
      });
      const edition = `Version ${number}, ${day}`;
      return renderDemoPaper({ ...paper, edition, date: addedAt.getTime() });
    },
  });
  await sortDemoNotifications(context.db);
  await addDemoPhotos(context, demo.photos, places, readPhoto);
}

async function readPhoto({ picture, night }: (typeof demo.photos)[number]): Promise<Buffer> {
  if (night === undefined) return readPicture(picture, 960);
  return cutForNight(await readPicture(picture, 1920), night);
}

/** Published under a name with its width and the hash of its content. */
async function readPicture(picture: string, width: number): Promise<Buffer> {
  for (const folder of folders) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    const name = names.find(
      (one) => one.startsWith(`${picture}-${width}-`) && one.endsWith(".webp"),
    );
    if (name !== undefined) return readFile(join(folder, name));
  }
  throw new Error(`There is no picture ${picture}`);
}

/** The pictures show mornings, and crews work at night. */
async function cutForNight(
  content: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<Buffer> {
  const sharp = await photoLibrary();
  const picture = sharp(content);
  const { width, height } = await picture.metadata();
  const pixels = (percent: number, of: number) => Math.round((percent * of) / 100);
  return picture
    .extract({
      left: pixels(part.left, width),
      top: pixels(part.top, height),
      width: pixels(part.width, width),
      height: pixels(part.height, height),
    })
    .gamma(1.6, 1)
    .modulate({ brightness: 0.8, saturation: 0.85 })
    .jpeg({ quality: 85 })
    .toBuffer();
}
