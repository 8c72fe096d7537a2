/** Takes every form of the public site as JSON; which one, its path says. */
import type { ActionFunctionArgs } from "react-router";
import { formPaths } from "#content/form-paths.ts";
import { forms } from "#features/public-forms/forms.server.ts";
import { handleJsonSubmission } from "#platform/http/form-handler.server.ts";
import { methodNotAllowed, refuseGet } from "#platform/http/method-not-allowed.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";

export const loader = refuseGet;

export function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed();
  const { pathname } = new URL(request.url);
  const route = { request, context };
  switch (pathname) {
    case formPaths.quote:
      return handleJsonSubmission(route, forms.quote);
    case formPaths.contact:
      return handleJsonSubmission(route, forms.contact);
    case formPaths.mobileContact:
      return handleJsonSubmission(route, forms.mobileContact);
    case formPaths.application:
      return handleJsonSubmission(route, forms.application);
    case formPaths.newsletter:
      return handleJsonSubmission(route, forms.newsletter);
    // The framework answers each address a second time, as one of its own data.
    default:
      throw notFound();
  }
}
