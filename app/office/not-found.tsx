import { ButtonLink } from "#app/ui/button.tsx";
import { NotFoundScreen } from "../document/not-found-screen.tsx";

/** Also for what exists and this person may not see: the two must not be told apart. */
export function NotFound() {
  return (
    <NotFoundScreen text="There is nothing at this address, or nothing that your role has access to.">
      <ButtonLink to="/">Go to the website</ButtonLink>
    </NotFoundScreen>
  );
}
