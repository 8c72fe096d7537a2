/** Answers of one's facilities, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { readFeedbackList } from "../../feedback/read-list.server.ts";
import { clientFeedback } from "../../portal/feedback/client-feedback.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines, questions, figures, next } = await readFeedbackList(clientFeedback, route);
  return Response.json(
    { answers: lines, questions, figures, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
