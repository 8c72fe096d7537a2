import { useMessages } from "#platform/language/use-messages.ts";
import { forgetDraftsAtSignOut } from "#ui/form/draft-store.ts";
import { personMessages } from "./signed-in/messages.ts";

/** Signing out deletes what was typed and not sent; a session that ends by itself keeps it. */
export function SignOutForm({ className }: { className: string }) {
  const { signOut } = useMessages(personMessages);
  return (
    <form method="post" action="/sign-out" onSubmit={() => forgetDraftsAtSignOut()}>
      <button type="submit" className={className}>
        {signOut}
      </button>
    </form>
  );
}
