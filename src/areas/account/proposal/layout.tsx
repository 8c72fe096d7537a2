import { Outlet } from "react-router";
import { LinkedPageFrame } from "../guest-frame.tsx";

/** Nothing here needs a script: whoever gets a proposal reads, asks and signs by forms. */
export const handle = { isScriptless: true };

/** Frames a proposal for its prospect, who has no account. */
export default function ProposalLayout() {
  return (
    <LinkedPageFrame>
      <Outlet />
    </LinkedPageFrame>
  );
}
