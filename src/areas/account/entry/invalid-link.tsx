import { addressIn } from "#content/page-address.ts";
import type { LinkProblem } from "#platform/identity/account-links.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { accountMessages } from "../messages.ts";
import { Screen } from "../screen.tsx";

interface BadLinkProps {
  reason: LinkProblem;
  /** The time for which such links work, and what to do instead. */
  help: string;
  /** False where no new link comes by email on request. */
  canBeAsked?: boolean;
}

/** A link that has expired or was used leads here. */
export function InvalidLink({ reason, help, canBeAsked = true }: BadLinkProps) {
  const language = useLanguage();
  const { badLink, frame } = accountMessages(language);
  const lead = reason === "invalid" ? `${help} ${badLink.copyAll}` : help;
  return (
    <Screen title={badLink.title[reason]} lead={lead}>
      <div className="flex flex-wrap gap-3">
        {canBeAsked ? <ButtonLink to="/forgot-password">{badLink.sendAnother}</ButtonLink> : null}
        <ButtonLink to={addressIn(language, "/client-portal")} look="outline">
          {frame.toSignIn}
        </ButtonLink>
      </div>
    </Screen>
  );
}
