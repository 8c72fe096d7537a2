import { addressIn } from "#content/page-address.ts";
import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { useLanguage } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { accountMessages } from "../messages.ts";

export function NotFound() {
  const language = useLanguage();
  const { notFound, frame } = accountMessages(language);
  return (
    <NotFoundScreen text={notFound.text}>
      <ButtonLink to={addressIn(language, "/client-portal")}>{frame.toSignIn}</ButtonLink>
      <ButtonLink to={addressIn(language, "/")} look="outline">
        {frame.toHome}
      </ButtonLink>
    </NotFoundScreen>
  );
}
