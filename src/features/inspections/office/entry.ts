/** One answer or command that a phone has stored: `PUT` by the id that the phone made. */
import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { handlePhoneEntry } from "#platform/offline/phone-routes.server.ts";
import { applyInspectionEntry } from "../apply-entry.server.ts";
import { inspectionEntry } from "../inspection-forms.ts";
import { findInspectionView } from "../inspection-view.server.ts";
import { requireInspector } from "./detail-page.server.ts";

export const loader = () => methodNotAllowed("PUT");

/** @returns `{ ok: true, inspection }`, or `{ ok: false, reason }` */
export async function action(route: ActionFunctionArgs): Promise<Response> {
  const { actor, db, queue } = await requireInspector(route);
  return handlePhoneEntry(route, {
    schema: inspectionEntry,
    maxBytes: 16 * 1024,
    what: "entry of an inspector's phone",
    async apply(id, entry) {
      const result = await applyInspectionEntry({ db, queue }, actor, id, entry);
      if (!result.ok) return result;
      const inspection = (await findInspectionView(db, actor, entry.inspectionId)) ?? null;
      return { ok: true, inspection };
    },
  });
}
