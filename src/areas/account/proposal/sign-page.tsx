import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { handleSignatureForm, readSignPage } from "#features/proposals/guest/guest-pages.server.ts";
import { EndedProposalNotice } from "#features/proposals/guest/guest-proposal.tsx";
import { GuestSignPage } from "#features/proposals/guest/guest-sign.tsx";
import { proposalMessages } from "#features/proposals/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import type { Route } from "./+types/sign-page.ts";
import { NoProposal } from "./no-proposal.tsx";

export const loader = (route: LoaderFunctionArgs) => readSignPage(route);

export const action = (route: ActionFunctionArgs) => handleSignatureForm(route);

export const headers = answerHeaders;

export const meta = pageMetaIn((language, data: Route.ComponentProps["loaderData"] | undefined) => {
  const { guest } = proposalMessages(language);
  return data?.proposal || data?.over ? guest.sign : guest.notFound;
});

/** A prospect signs here, on two pages in turn. */
export default function SignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { proposal, over } = loaderData;
  if (over) return <EndedProposalNotice over={over} />;
  if (proposal === undefined) return <NoProposal />;
  return <GuestSignPage proposal={proposal} answer={actionData} />;
}
