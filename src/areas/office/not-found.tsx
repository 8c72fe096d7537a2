import { ButtonLink } from "#ui/button.tsx";

/** Also for records that this person may not see: both must look alike. */
export function NotFound() {
  return (
    <div className="max-w-2xl py-8">
      <h1 className="text-side font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="mt-4 text-lead text-slate">
        There's nothing at this address, or nothing your role has access to. It may also have been
        deleted because of its age.
      </p>
      <p className="mt-8">
        <ButtonLink to="/office">Go to the office</ButtonLink>
      </p>
    </div>
  );
}
