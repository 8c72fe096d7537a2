/** The addresses to which a phone sends what it has stored: entries and photos, by the ids that it made. */

import type { ActionFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { withDatabase } from "#platform/http/json-command.server.ts";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { requireUuid } from "#platform/http/not-found.server.ts";
import { readBody } from "#platform/http/read-body.server.ts";
import { parseStorableJson } from "#platform/http/storable-text.ts";
import { uploadResponse } from "#platform/http/upload-response.server.ts";
import type { Actor } from "#platform/identity/actor.ts";

interface EntryOptions<Entry> {
  schema: z.ZodMiniType<Entry>;
  maxBytes: number;
  /** Names the entry in the log, where it fails. */
  what: string;
  /** Idempotent by the id. @returns what the phone shows from then on, or why nothing was recorded */
  apply(id: string, entry: Entry): Promise<EntryAnswer>;
}

type EntryAnswer = { ok: true; [shown: string]: unknown } | { ok: false; reason: string };

/** Call it for who was let in. @returns what `apply` answers; anything else may be tried again */
export async function handlePhoneEntry<Entry>(
  route: ActionFunctionArgs,
  { schema, maxBytes, what, apply }: EntryOptions<Entry>,
): Promise<Response> {
  if (route.request.method !== "PUT") return methodNotAllowed("PUT");
  const read = await readBody(route.request, maxBytes);
  const parsed = z.safeParse(schema, read.ok ? parseStorableJson(read.text) : undefined);
  const id = z.safeParse(z.uuid(), route.params.id);
  // A page of another version wrote it: the phone keeps it.
  if (!parsed.success || !id.success)
    return noStoreJson({ ok: false, reason: "not-understood" }, 422);
  return withDatabase(route, what, async () => {
    const answer = await apply(id.data, parsed.data);
    return answer.ok ? noStoreJson(answer) : noStoreJson({ ok: false, reason: answer.reason }, 409);
  });
}

/** Receives a photo that a phone has stored and sends until it has arrived. @param requirePerson throws for who may not */
export const phonePhotoAction =
  (requirePerson: (route: ActionFunctionArgs) => Promise<{ actor: Actor }>) =>
  async (route: ActionFunctionArgs): Promise<Response> => {
    const { actor } = await requirePerson(route);
    return uploadResponse(route, actor, requireUuid(route.params.id));
  };
