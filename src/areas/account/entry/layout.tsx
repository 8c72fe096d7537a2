import { Outlet } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { GuestFrame } from "../guest-frame.tsx";
import { accountMessages } from "../messages.ts";

/** Around the pages that people meet before they are signed in. */
export default function EntryLayout() {
  const { frame } = useMessages(accountMessages);
  return (
    <GuestFrame callUs={frame.troubleSigningIn}>
      <ConnectionStatus isSignedIn={false} className="px-(--gutter)" />
      <Outlet />
    </GuestFrame>
  );
}
