import { addressIn } from "#content/page-address.ts";
import { proposalMessages } from "#features/proposals/messages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { accountMessages } from "../messages.ts";
import { Screen } from "../screen.tsx";

/** The same for a link that is wrong, cut off, or of a proposal that was deleted. */
export function NoProposal() {
  const language = useLanguage();
  const { guest } = proposalMessages(language);
  return (
    <Screen title={guest.badLink} lead={guest.badLinkLead}>
      <ButtonLink to={addressIn(language, "/")} look="outline">
        {accountMessages(language).frame.toHome}
      </ButtonLink>
    </Screen>
  );
}
