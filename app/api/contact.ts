import type { ActionFunctionArgs } from "react-router";
import { contactMessages } from "#app/http/contact-messages.server.ts";
import { methodNotAllowed, refuseReading } from "#app/http/only-post.ts";
import { answerInJson } from "#app/http/receive-submission.server.ts";

export const loader = refuseReading;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? answerInJson({ request, context }, contactMessages)
    : methodNotAllowed();
