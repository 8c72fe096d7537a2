/** Documents of a client in a test's database. */

import { addDocument } from "#features/documents/add-document.server.ts";
import type { DocumentForm } from "#features/documents/document-form.server.ts";
import { files } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";

type Context = Pick<AccountsContext, "db">;

/** A PDF without content that the person has sent and attached to nothing yet. */
export async function addPaper({ db }: Context, { accountId }: Actor): Promise<string> {
  const id = newId();
  const hash = "0".repeat(64);
  await db.insert(files).values({
    id,
    kind: "pdf",
    bytes: 2_000,
    sha256: hash,
    sentSha256: hash,
    state: "stored",
    name: "paper.pdf",
    uploadedBy: accountId,
  });
  return id;
}

export type TestDocument = Pick<DocumentForm, "clientId"> & Partial<DocumentForm>;

/** @param sender who may add documents @returns the id of the document */
export async function addDocumentFor(
  context: Context & { queue?: AccountsContext["queue"] },
  sender: Actor,
  { clientId, ...over }: TestDocument,
  fileId?: string,
): Promise<string> {
  const fields = {
    clientId,
    facilityId: undefined,
    type: "report" as const,
    title: "Certificate 2026",
    needsAcknowledgement: false,
    ...over,
  };
  const result = await addDocument(context, sender, fields, [
    fileId ?? (await addPaper(context, sender)),
  ]);
  if (!result.ok) throw new Error(`not added: ${result.reason}`);
  return result.id;
}
