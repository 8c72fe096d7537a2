import { Outlet } from "react-router";
import { LinkedPageFrame } from "../guest-frame.tsx";

/** Nothing here needs a script: whoever gets a proposal reads, asks and signs by forms. */
export const handle = { isScriptless: true };

/** Around a proposal as a prospect sees it, who has no account. */
export default function ProposalLayout() {
  return (
    <LinkedPageFrame>
      <Outlet />
    </LinkedPageFrame>
  );
}
