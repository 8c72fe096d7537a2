import type { ActionFunctionArgs } from "react-router";
import { contactSubmissions } from "#app/http/contact-messages.server.ts";
import { handleJsonSubmission } from "#app/http/form-handler.server.ts";
import { methodNotAllowed, refuseGet } from "#app/http/method-not-allowed.ts";

export const loader = refuseGet;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? handleJsonSubmission({ request, context }, contactSubmissions)
    : methodNotAllowed();
