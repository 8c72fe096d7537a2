/** One thing that a phone has stored, sent until it has arrived: `PUT` by the id that the phone made. */
import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed } from "#platform/http/method-not-allowed.server.ts";
import { handlePhoneEntry } from "#platform/offline/phone-routes.server.ts";
import { applyVisitEntry } from "./apply-visit-entry.server.ts";
import { readTonightVisit, requireCrew } from "./tonight-page.server.ts";
import { visitEntry } from "./visit-entry-form.ts";

export const loader = () => methodNotAllowed("PUT");

/** @returns `{ ok: true, remark, visit }`, or `{ ok: false, reason }` */
export async function action(route: ActionFunctionArgs): Promise<Response> {
  const entered = await requireCrew(route);
  const { actor, db, queue } = entered;
  return handlePhoneEntry(route, {
    schema: visitEntry,
    maxBytes: 16 * 1024,
    what: "entry of a phone",
    async apply(id, entry) {
      const result = await applyVisitEntry({ db, queue }, actor, id, entry);
      if (!result.ok) return result;
      const visit = (await readTonightVisit(entered, entry.visitId)) ?? null;
      return { ok: true, remark: result.remark, visit };
    },
  });
}
