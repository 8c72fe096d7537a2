import type { ActionFunctionArgs } from "react-router";
import { handleJsonSubmission } from "#app/http/form-handler.server.ts";
import { jobApplications } from "#app/http/job-applications.server.ts";
import { methodNotAllowed, refuseGet } from "#app/http/method-not-allowed.ts";

export const loader = refuseGet;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? handleJsonSubmission({ request, context }, jobApplications)
    : methodNotAllowed();
