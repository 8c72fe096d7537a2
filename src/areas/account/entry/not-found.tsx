import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { ButtonLink } from "#ui/button.tsx";

export function NotFound() {
  return (
    <NotFoundScreen text="There's no page at this address. If a link in an email brought you here, make sure you copied all of it.">
      <ButtonLink to="/client-portal">Go to sign-in</ButtonLink>
      <ButtonLink to="/" look="outline">
        Go to the home page
      </ButtonLink>
    </NotFoundScreen>
  );
}
