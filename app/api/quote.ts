import type { ActionFunctionArgs } from "react-router";
import { handleJsonSubmission } from "#app/http/form-handler.server.ts";
import { methodNotAllowed, refuseGet } from "#app/http/method-not-allowed.ts";
import { quoteRequests } from "#app/http/quote-requests.server.ts";

export const loader = refuseGet;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? handleJsonSubmission({ request, context }, quoteRequests)
    : methodNotAllowed();
