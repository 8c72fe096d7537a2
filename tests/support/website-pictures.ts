/** Uploaded pictures of the website in a test's database. */
import { files } from "#features/schema.ts";
import { addPicture } from "#features/website/pictures/change-pictures.server.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";

/** A picture without content. @returns its id */
export async function addTestPicture(
  { db }: Pick<AccountsContext, "db">,
  actor: Actor,
): Promise<string> {
  const fileId = newId();
  const hash = "0".repeat(64);
  await db.insert(files).values({
    id: fileId,
    kind: "jpeg",
    bytes: 2_000,
    width: 1_920,
    height: 1_200,
    sha256: hash,
    sentSha256: hash,
    state: "stored",
    name: "hall.jpg",
    uploadedBy: actor.accountId,
  });
  const words = { title: "Hall", altEn: "A hall", altEs: "Un vestíbulo", isDecorative: false };
  const added = await addPicture({ db }, actor, words, [fileId]);
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}
