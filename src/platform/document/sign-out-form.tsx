import { forgetDraftsAtSignOut } from "#ui/form/draft-store.ts";

/** Signing out deletes what was typed and not sent; a session that ends by itself keeps it. */
export const SignOutForm = ({ className }: { className: string }) => (
  <form method="post" action="/sign-out" onSubmit={() => forgetDraftsAtSignOut()}>
    <button type="submit" className={className}>
      Sign out
    </button>
  </form>
);
