import { Outlet } from "react-router";
import { LinkedPageFrame } from "../guest-frame.tsx";

/** Nothing here needs a script: whoever gets a link only reads. */
export const handle = { isScriptless: true };

/** Frames the report of an inspection for people without an account. */
export default function ReportLayout() {
  return (
    <LinkedPageFrame>
      <Outlet />
    </LinkedPageFrame>
  );
}
