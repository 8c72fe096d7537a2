import { Outlet } from "react-router";
import { company } from "#content/company.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { GuestFrame } from "../guest-frame.tsx";
import { accountMessages } from "../messages.ts";

/** Nothing here needs a script: whoever gets a proposal reads, asks and signs by forms. */
export const handle = { isScriptless: true };

/** Around a proposal as a prospect sees it, who has no account. */
export default function ProposalLayout() {
  const { frame } = useMessages(accountMessages);
  return (
    <GuestFrame
      callUs={frame.callCompany({ company: company.name })}
      mainClass="wrap w-full py-6 md:py-10"
    >
      <Outlet />
    </GuestFrame>
  );
}
