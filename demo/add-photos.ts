import { demoPhotos } from "#content/demo-photos.ts";
import type { Transaction } from "#platform/database/client.ts";
import type { DemoParts } from "#platform/demonstration.server.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { readPhoto } from "./read-photo.ts";
import { storeDemoFile } from "./store-file.ts";

/**
 * Attaches the photos that came with records of one kind.
 * @param find a record of a facility by a pattern of its text, for `like`
 */
export async function addDemoPhotos(
  { db, files, places }: DemoParts,
  recordKind: (typeof demoPhotos)[number]["recordKind"],
  find: (tx: Transaction, facilityId: string, pattern: string) => Promise<{ id: string }[]>,
): Promise<void> {
  for (const photo of demoPhotos.filter((demoPhoto) => demoPhoto.recordKind === recordKind)) {
    const { name, by, facility, textStart } = photo;
    const { id: facilityId, clientId } = places.facilityOf(facility);
    const content = await readPhoto(photo);
    const fileId = await storeDemoFile({ db, files }, places.accountOf(by), name, content);
    await db.transaction(async (tx) => {
      const [record] = await find(tx, facilityId, `${textStart}%`);
      if (record === undefined) throw new Error(`The demonstration says nowhere: ${textStart}`);
      await attachFiles(tx, [fileId], { recordKind, recordId: record.id, clientId, facilityId });
    });
  }
}
