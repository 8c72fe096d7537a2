import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { officeMessages } from "./messages.ts";

/** Records that this person may not see end here, too: both must look alike. */
export function NotFound() {
  const { title, text, goHome } = useMessages(officeMessages).notFound;
  return (
    <div className="max-w-2xl py-8">
      <h1 className="text-side font-semibold tracking-tight">{title}</h1>
      <p className="mt-4 text-lead text-slate">{text}</p>
      <p className="mt-8">
        <ButtonLink to="/office">{goHome}</ButtonLink>
      </p>
    </div>
  );
}
