import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { withNext } from "#platform/http/next-path.ts";

/** Redirects to the page that confirms the identity, and back. */
export const redirectToConfirmation = (next: string): Response =>
  redirectAfterPost(withNext("/account/confirm", next));
