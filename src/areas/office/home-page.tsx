import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { officeMessages } from "./messages.ts";
import { sections } from "./sections.ts";

/** Leads to the first section that the role may enter. */
export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  const [first] = sections.filter(({ needs }) => may(actor, needs));
  if (first !== undefined) throw redirect(first.path, { status: 303 });
  return null;
}

export const meta = pageMetaIn((language) => officeMessages(language).office);

export default function HomePage() {
  const { office, nothingForRole } = useMessages(officeMessages);
  return (
    <>
      <PageTitle>{office}</PageTitle>
      <p className="mt-4 text-slate">{nothingForRole}</p>
    </>
  );
}
