import { forgetDraftsAtSignOut } from "#ui/form/draft-store.ts";

/** Who leaves takes along what was typed and not sent; who is left by a session finds it again. */
export const SignOutForm = ({ className }: { className: string }) => (
  <form method="post" action="/sign-out" onSubmit={() => forgetDraftsAtSignOut()}>
    <button type="submit" className={className}>
      Sign out
    </button>
  </form>
);
