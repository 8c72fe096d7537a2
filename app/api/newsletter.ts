import type { ActionFunctionArgs } from "react-router";
import { handleJsonSubmission } from "#app/http/form-handler.server.ts";
import { methodNotAllowed, refuseGet } from "#app/http/method-not-allowed.ts";
import { newsletterSignups } from "#app/http/newsletter-signups.server.ts";

export const loader = refuseGet;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? handleJsonSubmission({ request, context }, newsletterSignups)
    : methodNotAllowed();
