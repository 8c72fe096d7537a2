import { Outlet, useLocation } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { GuestFrame } from "../guest-frame.tsx";
import { accountMessages } from "../messages.ts";

/** These pages come before a person is signed in. */
export default function EntryLayout() {
  const { frame } = useMessages(accountMessages);
  // The company of an installation that is nobody's yet answers no telephone.
  const isSetup = useLocation().pathname === "/setup";
  return (
    <GuestFrame callUs={isSetup ? undefined : frame.troubleSigningIn}>
      <ConnectionStatus isSignedIn={false} className="px-(--gutter)" />
      <Outlet />
    </GuestFrame>
  );
}
