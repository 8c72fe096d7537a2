import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { checkFileByFingerprint } from "#features/proposals/guest/check-file.server.ts";
import { CheckFilePage } from "#features/proposals/guest/check-file.tsx";
import { proposalMessages } from "#features/proposals/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { GuestFrame } from "../guest-frame.tsx";
import { accountMessages } from "../messages.ts";
import type { Route } from "./+types/check-file-page.ts";

export const loader = (route: LoaderFunctionArgs) => checkFileByFingerprint(route);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMetaIn((language) => proposalMessages(language).check.title);

/** Beside the pages of a proposal, which have no scripts: this one works out a fingerprint. */
export default function CheckFile({ loaderData }: Route.ComponentProps) {
  const { frame } = useMessages(accountMessages);
  return (
    <GuestFrame
      callUs={frame.callCompany({ company: company.name })}
      mainClass="wrap w-full py-6 md:py-10"
    >
      <ConnectionStatus isSignedIn={false} />
      <CheckFilePage check={loaderData} />
    </GuestFrame>
  );
}
