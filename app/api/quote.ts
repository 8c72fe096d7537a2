import type { ActionFunctionArgs } from "react-router";
import { methodNotAllowed, refuseReading } from "#app/http/only-post.ts";
import { quoteRequests } from "#app/http/quote-requests.server.ts";
import { answerInJson } from "#app/http/receive-submission.server.ts";

export const loader = refuseReading;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? answerInJson({ request, context }, quoteRequests)
    : methodNotAllowed();
