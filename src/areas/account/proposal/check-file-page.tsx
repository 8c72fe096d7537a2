import type { LoaderFunctionArgs } from "react-router";
import { checkFileByFingerprint } from "#features/proposals/guest/check-file.server.ts";
import { CheckFilePage } from "#features/proposals/guest/check-file.tsx";
import { proposalMessages } from "#features/proposals/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ConnectionStatus } from "#platform/navigation/connection-status.tsx";
import { LinkedPageFrame } from "../guest-frame.tsx";
import type { Route } from "./+types/check-file-page.ts";

export const loader = (route: LoaderFunctionArgs) => checkFileByFingerprint(route);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMetaIn((language) => proposalMessages(language).check.title);

/** Pages of a proposal have no scripts, but this one computes a fingerprint. */
export default function CheckFile({ loaderData }: Route.ComponentProps) {
  return (
    <LinkedPageFrame>
      <ConnectionStatus isSignedIn={false} />
      <CheckFilePage check={loaderData} />
    </LinkedPageFrame>
  );
}
