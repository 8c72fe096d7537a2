/** Answers of one's facilities, as `docs/api.md` says. */
import type { LoaderFunctionArgs } from "react-router";
import { clientFeedback } from "../portal/client-feedback.server.ts";
import { readFeedbackList } from "../read-list.server.ts";

export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { lines, questions, figures, next } = await readFeedbackList(clientFeedback, route);
  return Response.json(
    { answers: lines, questions, figures, next },
    { headers: { "Cache-Control": "no-store" } },
  );
}
