/** Serves the portal's home as JSON; `docs/api.md` describes it. */

import type { LoaderFunctionArgs } from "react-router";
import { readPortalHome } from "#areas/portal/home/home.server.ts";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { plainWords } from "#platform/language/written-words.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { answer, ...home } = await readPortalHome(route);
  const reasons = answer.reasons.map(({ why, ...facility }) => ({
    ...facility,
    why: plainWords(why),
    whyLanguage: why.language ?? undefined,
  }));
  return noStoreJson({ ...home, answer: { ...answer, reasons } });
}
