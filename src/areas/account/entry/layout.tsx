import { Outlet } from "react-router";
import { ConnectionLine } from "#platform/navigation/connection-line.tsx";
import { GuestFrame } from "../guest-frame.tsx";

/** Around the pages that people meet before they are signed in. */
export default function EntryLayout() {
  return (
    <GuestFrame callUs="Trouble signing in? Call us at">
      <ConnectionLine isSignedIn={false} className="px-(--gutter)" />
      <Outlet />
    </GuestFrame>
  );
}
