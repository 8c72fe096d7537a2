import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { portalMessages } from "./messages.ts";

/** Records that this person may not see end here, too: both must look alike. */
export function NotFound() {
  const { text, goHome } = useMessages(portalMessages).notFound;
  return (
    <NotFoundScreen text={text}>
      <ButtonLink to="/client-portal">{goHome}</ButtonLink>
    </NotFoundScreen>
  );
}
