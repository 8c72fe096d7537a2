import { NotFoundScreen } from "#platform/document/not-found-screen.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Also for records that this person may not see: both must look alike. */
export function NotFound() {
  return (
    <NotFoundScreen text="There's nothing at this address, or nothing you have access to.">
      <ButtonLink to="/client-portal">Go to the client portal</ButtonLink>
    </NotFoundScreen>
  );
}
