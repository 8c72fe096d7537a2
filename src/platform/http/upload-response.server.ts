import type { FileRefusal } from "#platform/files/file-types.ts";
import { fileMessages } from "#platform/files/messages.server.ts";
import { refusalSentence } from "#platform/files/refusal-sentence.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { RouteRequest } from "./actor.server.ts";
import { methodNotAllowed } from "./method-not-allowed.server.ts";
import { noStoreJson } from "./no-store-json.server.ts";
import { receiveFiles } from "./receive-files.server.ts";

const statuses: Record<FileRefusal, number> = {
  empty: 422,
  "too-large": 413,
  heic: 415,
  "unknown-kind": 415,
  "too-many-pixels": 422,
  damaged: 422,
  infected: 422,
  "too-many": 429,
  "too-much": 429,
  busy: 503,
  "too-many-at-once": 413,
  "no-room": 507,
  "not-stored": 503,
};

/** Takes one file; with `?takes=photos` no document. @param sentAs an id that its sender has made, for PUT @returns `{ id, name, kind, sha256 }`, of what was sent, or `{ message }` */
export async function uploadResponse(
  route: RouteRequest,
  actor: Actor,
  sentAs?: string,
): Promise<Response> {
  const method = sentAs === undefined ? "POST" : "PUT";
  if (route.request.method !== method) return methodNotAllowed(method);
  if (!may(actor, "files.use")) return notFound();
  const { searchParams } = new URL(route.request.url);
  const takesPhotosAlone = searchParams.get("takes") === "photos";
  const received = await receiveFiles(route, actor, { sentAs, takesPhotosAlone });
  const { language } = actor;
  if (!received.ok)
    return noStoreJson({ message: received.refusal.message(language) }, received.refusal.status);
  const [refused] = received.refused;
  if (refused !== undefined)
    return noStoreJson(
      { message: refusalSentence(refused.reason, language, takesPhotosAlone) },
      statuses[refused.reason],
    );
  const [file] = received.stored;
  if (file === undefined) return noStoreJson({ message: fileMessages(language).notSent }, 422);
  const { id, name, kind, sentSha256 } = file;
  return noStoreJson({ id, name, kind, sha256: sentSha256 }, 200);
}
