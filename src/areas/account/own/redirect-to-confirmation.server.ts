import { withNext } from "#platform/http/next-path.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";

/** Redirects to the page that confirms the identity, and back. */
export const redirectToConfirmation = (next: string): Response =>
  redirectAfterPost(withNext("/account/confirm", next));
