import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { accountMessages } from "../messages.ts";

export function NotFound() {
  const { notFound, frame } = useMessages(accountMessages);
  return (
    <NotFoundScreen text={notFound.text}>
      <ButtonLink to="/client-portal">{frame.toSignIn}</ButtonLink>
      <ButtonLink to="/" look="outline">
        {frame.toHome}
      </ButtonLink>
    </NotFoundScreen>
  );
}
