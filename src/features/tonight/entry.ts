/** One thing that a phone has stored, sent until it has arrived: `PUT` by the id that the phone made. */

import type { ActionFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { withDatabase } from "#platform/http/json-command.server.ts";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { readBody } from "#platform/http/read-body.server.ts";
import { parseStorableJson } from "#platform/http/storable-text.ts";
import { applyEntry } from "./apply-visit-entry.server.ts";
import { enterTonight, readTonightVisit } from "./tonight.server.ts";
import { visitEntry } from "./visit-entry-form.ts";

export const loader = () => methodNotAllowed("PUT");

const maxBytes = 16 * 1024;

/** @returns `{ ok: true, remark, visit }`, or `{ ok: false, reason }`; anything else may be tried again */
export async function action(route: ActionFunctionArgs): Promise<Response> {
  const entered = await enterTonight(route);
  if (route.request.method !== "PUT") return methodNotAllowed("PUT");
  const read = await readBody(route.request, maxBytes);
  const parsed = z.safeParse(visitEntry, read.ok ? parseStorableJson(read.text) : undefined);
  const id = z.safeParse(z.uuid(), route.params.id);
  // A page of another version wrote it: the phone keeps it.
  if (!parsed.success || !id.success) return json(422, { ok: false, reason: "not-understood" });
  const { actor, db, queue } = entered;
  return withDatabase(route, "entry of a phone", async () => {
    const result = await applyEntry({ db, queue }, actor, id.data, parsed.data);
    if (!result.ok) return json(409, { ok: false, reason: result.reason });
    const visit = (await readTonightVisit(entered, parsed.data.visitId)) ?? null;
    return json(200, { ok: true, remark: result.remark, visit });
  });
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
