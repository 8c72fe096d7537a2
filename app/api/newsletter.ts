import type { ActionFunctionArgs } from "react-router";
import { newsletterSignups } from "#app/http/newsletter-signups.server.ts";
import { methodNotAllowed, refuseReading } from "#app/http/only-post.ts";
import { answerInJson } from "#app/http/receive-submission.server.ts";

export const loader = refuseReading;

export const action = ({ request, context }: ActionFunctionArgs) =>
  request.method === "POST"
    ? answerInJson({ request, context }, newsletterSignups)
    : methodNotAllowed();
