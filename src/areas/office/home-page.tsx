import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireStaff } from "#platform/http/actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { sections } from "./sections.ts";

/** Leads to the first section that the role may enter. */
export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  const [first] = sections.filter(({ needs }) => may(actor, needs));
  if (first !== undefined) throw redirect(first.path, { status: 303 });
  return null;
}

export const meta = () => pageMeta("Office");

export default function HomePage() {
  return (
    <>
      <PageTitle>Office</PageTitle>
      <p className="mt-4 text-slate">
        There's nothing here for your role yet. You can still change your own account.
      </p>
    </>
  );
}
