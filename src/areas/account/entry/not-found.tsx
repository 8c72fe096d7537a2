import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { ButtonLink } from "#ui/button.tsx";

export function NotFound() {
  return (
    <NotFoundScreen text="No page has this address. If a link in an email brought you here, make sure that all of it was copied.">
      <ButtonLink to="/client-portal">Go to the login</ButtonLink>
      <ButtonLink to="/" look="outline">
        Go to the home page
      </ButtonLink>
    </NotFoundScreen>
  );
}
