import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import {
  handleProspectForm,
  readProposalByLink,
} from "#features/proposals/guest/guest-pages.server.ts";
import {
  EndedProposalNotice,
  GuestProposalPage,
} from "#features/proposals/guest/guest-proposal.tsx";
import { proposalMessages } from "#features/proposals/messages.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { answerHeaders } from "#platform/http/answer-headers.server.ts";
import type { Route } from "./+types/proposal-page.ts";
import { NoProposal } from "./no-proposal.tsx";

export const loader = (route: LoaderFunctionArgs) => readProposalByLink(route);

export const action = (route: ActionFunctionArgs) => handleProspectForm(route);

export const headers = answerHeaders;

export const meta = pageMetaIn((language, data: Route.ComponentProps["loaderData"] | undefined) => {
  const { guest, title } = proposalMessages(language);
  if (data?.over) return title;
  return data?.proposal ? guest.hello({ company: data.proposal.company }) : guest.notFound;
});

/** The secret link of an email leads here: to the offer, questions about it, and a yes or no. */
export default function ProposalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { proposal, over } = loaderData;
  if (over) return <EndedProposalNotice over={over} />;
  if (proposal === undefined) return <NoProposal />;
  return <GuestProposalPage proposal={proposal} answer={actionData} />;
}
