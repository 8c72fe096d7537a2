import { proposalMessages } from "#features/proposals/messages.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { InvalidLink } from "../invalid-link.tsx";

export function NoProposal() {
  const { guest } = useMessages(proposalMessages);
  return <InvalidLink title={guest.badLink} lead={guest.badLinkLead} />;
}
