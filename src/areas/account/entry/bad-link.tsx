import type { LinkError } from "#platform/identity/account-links.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Screen } from "../screen.tsx";

const titles: Record<LinkError, string> = {
  expired: "This link has expired",
  used: "This link has already been used",
  invalid: "This link doesn’t work",
};

interface BadLinkProps {
  reason: LinkError;
  /** How long such links work, and what to do. */
  help: string;
  /** Whether a new one comes by mail for the asking. */
  canBeAsked?: boolean;
}

/** Where a link leads to nothing any more. */
export function BadLink({ reason, help, canBeAsked = true }: BadLinkProps) {
  const hint = reason === "invalid" ? " If it came by email, make sure you copied all of it." : "";
  return (
    <Screen title={titles[reason]} lead={`${help}${hint}`}>
      <div className="flex flex-wrap gap-3">
        {canBeAsked ? <ButtonLink to="/forgot-password">Send me a new link</ButtonLink> : null}
        <ButtonLink to="/client-portal" look="outline">
          Go to sign-in
        </ButtonLink>
      </div>
    </Screen>
  );
}
