import { ButtonLink } from "#app/ui/button.tsx";
import { NotFoundScreen } from "../document/not-found-screen.tsx";

/** Also for records that this person may not see: both must look alike. */
export function NotFound() {
  return (
    <NotFoundScreen text="There is nothing at this address, or nothing that you have access to.">
      <ButtonLink to="/client-portal">Go to the client portal</ButtonLink>
    </NotFoundScreen>
  );
}
