import type { ActionFunctionArgs } from "react-router";
import { jobApplications } from "#app/http/job-applications.server.ts";
import { methodNotAllowed, refuseReading } from "#app/http/only-post.ts";
import { answerInJson } from "#app/http/receive-submission.server.ts";

export const loader = refuseReading;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? answerInJson({ request, context }, jobApplications)
    : methodNotAllowed();
