/** Commands of administrators on the pictures that they have uploaded. */
import { eq, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { files } from "#platform/files/tables/files.ts";
import { createdFields, removedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { askForRound } from "#platform/jobs/clock-job.server.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type WebsitePicture, websitePictures } from "../tables/website-pictures.ts";
import { websiteChannel } from "../website-documents.server.ts";
import { pictureJob } from "./encode-pictures.server.ts";
import { centeredCrop, isLargeEnough } from "./picture-crop.ts";
import { expirePictureFiles } from "./picture-files.server.ts";
import type { PictureForm, PictureTexts } from "./picture-form.server.ts";
import { uploadedName } from "./picture-names.ts";
import { findUses, type PictureUse } from "./picture-uses.server.ts";

interface Context {
  db: Database | Transaction;
  /** Absent where nobody waits for the sizes, as for what was made up. */
  queue?: PgBoss;
}

export type AddPictureResult =
  | { ok: true; id: string; name: string }
  | { ok: false; reason: "not-allowed" | "no-file" | "unknown-file" | "too-small" };

/** A new picture shows its middle. */
const asItCame = { ...centeredCrop, focusLeft: 50, focusTop: 50 };

/**
 * @param fileIds one that the actor has sent and attached to nothing yet
 * @param shown differs where the picture comes from another installation
 */
export const addPicture = (
  { db, queue }: Context,
  actor: Actor,
  { title, altEn, altEs, isDecorative }: PictureTexts,
  fileIds: readonly string[],
  shown: Partial<typeof asItCame> & { name?: string } = {},
): Promise<AddPictureResult> =>
  db.transaction(async (tx): Promise<AddPictureResult> => {
    if (!may(actor, "website.change")) return { ok: false, reason: "not-allowed" };
    const [fileId] = fileIds;
    if (fileId === undefined || fileIds.length > 1) return { ok: false, reason: "no-file" };
    if (!(await mayAttach(tx, actor, [fileId]))) return { ok: false, reason: "unknown-file" };
    const [file] = await tx
      .select({ width: files.width, height: files.height })
      .from(files)
      .where(eq(files.id, fileId));
    const { width, height } = file ?? {};
    // A document has none.
    if (!width || !height) return { ok: false, reason: "unknown-file" };
    if (!isLargeEnough({ width, height })) return { ok: false, reason: "too-small" };
    const id = newId();
    const name = await insertUnderFreeName(tx, shown.name ?? uploadedName(title), {
      id,
      title,
      altEn,
      altEs,
      isDecorative,
      fileId,
      width,
      height,
      ...asItCame,
      ...shown,
      addedBy: actor.accountId,
    });
    const record = { recordKind: "website-picture", recordId: id } as const;
    await attachFiles(tx, [fileId], { ...record, clientId: null, facilityId: null });
    await recordHistory(tx, {
      ...record,
      kind: "added",
      actorId: actor.accountId,
      change: createdFields({ name, title, altEn, altEs, isDecorative }),
    });
    await announcePictureChange(tx, id);
    // Each minute looks as well: what is lost here is only late.
    if (queue) await askForRound(tx, queue, pictureJob);
    return { ok: true, id, name };
  });

/** Two who add pictures of one title at once get two names. @returns the first that no other picture has */
async function insertUnderFreeName(
  tx: Transaction,
  wanted: string,
  row: Omit<typeof websitePictures.$inferInsert, "name">,
): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`;
    const inserted = await tx
      .insert(websitePictures)
      .values({ ...row, name })
      .onConflictDoNothing({ target: websitePictures.name })
      .returning({ id: websitePictures.id });
    if (inserted.length > 0) return name;
  }
}

/** Pages and other screens follow when the transaction has committed. */
async function announcePictureChange(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${websiteChannel}, '')`);
  await sendChangeEvent(tx, { kind: "website-picture", id });
}

const lockPicture = async (tx: Transaction, id: string): Promise<WebsitePicture | undefined> => {
  const [row] = await tx
    .select()
    .from(websitePictures)
    .where(eq(websitePictures.id, id))
    .for("update");
  return row;
};

/** Values of the form of a picture, by field. */
export const textsOfPicture = (row: WebsitePicture): Texts => ({
  title: row.title,
  altEn: row.altEn,
  altEs: row.altEs,
  isDecorative: row.isDecorative ? "on" : "",
  cropSize: String(row.cropSize),
  cropLeft: String(row.cropLeft),
  cropTop: String(row.cropTop),
  focusLeft: String(row.focusLeft),
  focusTop: String(row.focusTop),
});

const looks = ["cropSize", "cropLeft", "cropTop", "focusLeft", "focusTop"] as const;

interface StillDescribed {
  ok: false;
  reason: "needs-words";
  uses: readonly PictureUse[];
}

/** @param seen what the form showed */
export const changePicture = (
  { db, queue }: Context,
  actor: Actor,
  id: string,
  form: PictureForm,
  seen: Texts = {},
): Promise<ChangeResult<never> | EditRefusal | StillDescribed> =>
  changeRecord<
    WebsitePicture,
    { changes: TextChanges },
    never,
    Done | EditRefusal | StillDescribed
  >(
    { db },
    {
      lock: (tx) => lockPicture(tx, id),
      isAllowed: may(actor, "website.change"),
      async decide(tx, row) {
        const sent = Object.fromEntries(
          Object.entries(form).map(([name, value]) => [
            name,
            typeof value === "boolean" ? (value ? "on" : "") : String(value),
          ]),
        );
        const record = { recordKind: "website-picture", recordId: id } as const;
        const edit = { stored: textsOfPicture(row), seen, sent, together: [looks] };
        const changes = await mergeFields(tx, actor, record, edit);
        if ("ok" in changes) return changes;
        if (isUnchanged(changes)) return done;
        if (changes.after.isDecorative === "on") {
          const uses = (await findUses(tx, row.name)).filter(({ needsWords }) => needsWords);
          if (uses.length > 0) return { ok: false, reason: "needs-words", uses };
        }
        return { changes };
      },
      async apply(tx, row, { changes }) {
        const { isDecorative, title, altEn, altEs, ...numbers } = changes.after;
        const isOtherLook = looks.some((name) => name in numbers);
        await tx
          .update(websitePictures)
          .set({
            ...(title !== undefined && { title }),
            ...(altEn !== undefined && { altEn }),
            ...(altEs !== undefined && { altEs }),
            ...(isDecorative !== undefined && { isDecorative: isDecorative === "on" }),
            ...Object.fromEntries(
              Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
            ),
            ...(isOtherLook && { revision: row.revision + 1, failures: 0 }),
          })
          .where(eq(websitePictures.id, id));
        await recordHistory(tx, {
          recordKind: "website-picture",
          recordId: id,
          kind: "changed",
          actorId: actor.accountId,
          change: changes,
        });
        await announcePictureChange(tx, id);
        if (isOtherLook && queue) await askForRound(tx, queue, pictureJob);
        return done;
      },
    },
  );

interface InUse {
  ok: false;
  reason: "in-use";
  uses: readonly PictureUse[];
}

/**
 * A picture in published texts, or in drafts, cannot be deleted. Earlier versions get the shipped picture in
 * its place if they are brought back, which the form has to say first.
 * @param count the number of uses in earlier versions that the form has named
 */
export const deletePicture = (
  { db }: Context,
  actor: Actor,
  id: string,
  count: number,
): Promise<ChangeResult<"unseen-uses"> | InUse> =>
  changeRecord<WebsitePicture, { row: WebsitePicture }, "unseen-uses", Done | InUse>(
    { db },
    {
      lock: (tx) => lockPicture(tx, id),
      isAllowed: may(actor, "website.change"),
      async decide(tx, row) {
        const uses = await findUses(tx, row.name);
        const current = uses.filter(({ state }) => state !== "version");
        if (current.length > 0) return { ok: false, reason: "in-use", uses: current };
        return uses.length > count ? "unseen-uses" : { row };
      },
      async apply(tx, { name, title, altEn, altEs, isDecorative }) {
        await expirePictureFiles(tx, id);
        await deleteFilesOf(tx, "website-picture", [id]);
        await tx.delete(websitePictures).where(eq(websitePictures.id, id));
        await recordHistory(tx, {
          recordKind: "website-picture",
          recordId: id,
          kind: "deleted",
          actorId: actor.accountId,
          change: removedFields({ name, title, altEn, altEs, isDecorative }),
        });
        await announcePictureChange(tx, id);
        return done;
      },
    },
  );
