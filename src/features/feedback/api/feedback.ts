/** Answers of one's facilities, as `docs/api.md` says. */

import type { LoaderFunctionArgs } from "react-router";
import { noStoreJson } from "#platform/http/no-store-json.server.ts";
import { portalFeedback } from "../feedback-view.server.ts";
import { readFeedbackList } from "../list-screen.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, questions, figures, next } = await readFeedbackList(portalFeedback, route);
  return noStoreJson({ answers: rows, questions, figures, next });
}
