import { Link, type LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/audit-page.ts";
import { readAuditPage } from "./audit.server.ts";
import { ChangeList } from "./change-list.tsx";
import { ListFilters } from "./list-filters.tsx";

export const loader = (route: LoaderFunctionArgs) => readAuditPage(route);

export const meta = () => pageMeta("Audit");

/** Every change of records and accounts, for administrators; nothing here can be changed. */
export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { path, changes, problem, isNarrowed, exportPath, first, next } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Audit</PageTitle>
        <a href={exportPath} className={buttonClass("outline", "", "compact")} download>
          Export as CSV
        </a>
      </div>
      <p className="mt-2 max-w-[68ch] text-slate">
        Every change to records and accounts, the latest first. Sign-ins and changes to accounts are
        kept for two years, everything else as long as its record.
      </p>
      <ListFilters data={loaderData} />
      <div className="mt-4 empty:hidden">
        <Problem text={problem} />
      </div>
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <div className="mt-6 rounded-lg border border-line bg-white px-6 py-14 text-center">
          <h2 className="text-subtitle font-semibold tracking-snug">
            {isNarrowed ? "No change matches" : "No changes yet"}
          </h2>
          <p className="mx-auto mt-2 max-w-[44ch] text-sm text-slate">
            {isNarrowed
              ? "Try fewer filters, or more days."
              : "What people change appears here at once."}
          </p>
          {isNarrowed ? (
            <p className="mt-5">
              <Link to={path} className={buttonClass("outline", "", "compact")}>
                Clear the filters
              </Link>
            </p>
          ) : null}
        </div>
      )}
      <PageLinks first={first} firstText="Back to the latest" next={next} nextText="Earlier" />
    </>
  );
}
