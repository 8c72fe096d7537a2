import type { ActionFunctionArgs } from "react-router";
import { handleJsonSubmission } from "#app/http/form-handler.server.ts";
import { loginAttempts } from "#app/http/login-attempts.server.ts";
import { methodNotAllowed, refuseGet } from "#app/http/method-not-allowed.ts";

export const loader = refuseGet;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? handleJsonSubmission({ request, context }, loginAttempts)
    : methodNotAllowed();
