/** One answer or command that a phone has stored: `PUT` by the id that the phone made. */

import type { ActionFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { withDatabase } from "#platform/http/json-command.server.ts";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { readBody } from "#platform/http/read-body.server.ts";
import { parseStorableJson } from "#platform/http/storable-text.ts";
import { applyInspectionEntry } from "../apply-entry.server.ts";
import { inspectionEntry } from "../inspection-entry-form.ts";
import { findInspectionView } from "../inspection-view.server.ts";
import { enterInspections } from "./office-inspections.server.ts";

export const loader = () => methodNotAllowed("PUT");

const maxBytes = 16 * 1024;

/** @returns `{ ok: true, inspection }`, or `{ ok: false, reason }`; anything else may be tried again */
export async function action(route: ActionFunctionArgs): Promise<Response> {
  const { actor, db, queue } = await enterInspections(route);
  if (route.request.method !== "PUT") return methodNotAllowed("PUT");
  const read = await readBody(route.request, maxBytes);
  const parsed = z.safeParse(inspectionEntry, read.ok ? parseStorableJson(read.text) : undefined);
  const id = z.safeParse(z.uuid(), route.params.id);
  // A page of another version wrote it: the phone keeps it.
  if (!parsed.success || !id.success) return json(422, { ok: false, reason: "not-understood" });
  return withDatabase(route, "entry of an inspector's phone", async () => {
    const result = await applyInspectionEntry({ db, queue }, actor, id.data, parsed.data);
    if (!result.ok) return json(409, { ok: false, reason: result.reason });
    const inspection = (await findInspectionView(db, actor, parsed.data.inspectionId)) ?? null;
    return json(200, { ok: true, inspection });
  });
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
