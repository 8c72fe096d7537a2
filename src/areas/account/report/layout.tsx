import { Outlet } from "react-router";
import { company } from "#content/company.ts";
import { GuestFrame } from "../guest-frame.tsx";

/** Nothing here needs a script: whoever gets a link only reads. */
export const handle = { isScriptless: true };

/** Around the report of an inspection as people without an account see it. */
export default function ReportLayout() {
  return (
    <GuestFrame callUs={`${company.name},`} mainClass="wrap w-full py-6 md:py-10">
      <Outlet />
    </GuestFrame>
  );
}
