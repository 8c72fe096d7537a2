import { ButtonLink } from "#app/ui/button.tsx";
import { NotFoundScreen } from "../../document/not-found-screen.tsx";

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
