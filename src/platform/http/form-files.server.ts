/** Forms that files may come along with: sent by our script one by one before, or with the form itself. */
import type { Actor } from "#platform/identity/actor.ts";
import type { RouteRequest } from "./actor.server.ts";
import type { FormError } from "./form-errors.server.ts";
import { readPostedForm } from "./parse-submission.server.ts";
import { receiveFiles, sentenceOf } from "./receive-files.server.ts";
import { isMultipart } from "./upload.server.ts";

/** A field for each file that is stored and shown in the form: its id behind this, its name as value. */
export const keptFilePrefix = "photo.";

interface ReadForm {
  ok: true;
  sent: { fields: Record<string, unknown> };
  /** A sentence about files that were refused. */
  fileFault?: string;
}

export async function readForm(
  route: RouteRequest,
  {
    sender,
    takesPhotosAlone,
    limitBytes,
  }: {
    sender?: Actor | undefined;
    takesPhotosAlone?: true | undefined;
    limitBytes?: number | undefined;
  },
): Promise<ReadForm | { ok: false; refusal: FormError }> {
  if (sender === undefined || !isMultipart(route.request))
    return readPostedForm(route.request, limitBytes);
  const received = await receiveFiles(route, sender, { takesPhotosAlone });
  if (!received.ok) return received;
  const stored = received.stored.map(({ id, name }) => [keptFilePrefix + id, name] as const);
  const fields = { ...received.fields, ...Object.fromEntries(stored) };
  const faults = received.refused.map((file) =>
    sentenceOf(file, sender.language, takesPhotosAlone),
  );
  return {
    ok: true,
    sent: { fields },
    ...(faults.length > 0 && { fileFault: faults.join(" ") }),
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const keptFileIds = (fields: Record<string, unknown>): string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(keptFilePrefix))
    .map((name) => name.slice(keptFilePrefix.length))
    .filter((id) => uuid.test(id));
