import { Outlet } from "react-router";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { GuestFrame } from "../guest-frame.tsx";

/** Around the pages that people meet before they are signed in. */
export default function EntryLayout() {
  return (
    <GuestFrame callUs="Trouble signing in? Call us at">
      <ConnectionStatus isSignedIn={false} className="px-(--gutter)" />
      <Outlet />
    </GuestFrame>
  );
}
