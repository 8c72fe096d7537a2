import { Outlet } from "react-router";
import { LinkedPageFrame } from "../guest-frame.tsx";

/** Nothing here needs a script: whoever gets a link only reads. */
export const handle = { isScriptless: true };

/** Around the report of an inspection as people without an account see it. */
export default function ReportLayout() {
  return (
    <LinkedPageFrame>
      <Outlet />
    </LinkedPageFrame>
  );
}
