/** Answers of one's facilities, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { portalFeedback } from "../feedback-view.server.ts";
import { readFeedbackList } from "../read-list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { rows, questions, figures, next } = await readFeedbackList(portalFeedback, route);
  return Response.json(
    { answers: rows, questions, figures, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
