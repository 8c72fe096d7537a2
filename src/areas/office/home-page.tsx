import { type LoaderFunctionArgs, redirect } from "react-router";
import { requireStaff } from "#app/http/actor.server.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { pageMeta } from "../document/page-meta.ts";
import { roomsOf } from "./rooms.ts";

/** Leads to the first room that the role may enter. */
export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireStaff(route);
  const [first] = roomsOf(actor);
  if (first !== undefined) throw redirect(first.path, { status: 303 });
  return null;
}

export const meta = () => pageMeta("Office");

export default function HomePage() {
  return (
    <>
      <PageTitle>Office</PageTitle>
      <p className="mt-4 text-slate">
        Your role has no room here yet. You can change your own account.
      </p>
    </>
  );
}
