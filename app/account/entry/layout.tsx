import { Outlet } from "react-router";
import { Shell } from "./shell.tsx";

/** Around the pages that people meet before they are signed in. */
export default function EntryLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
