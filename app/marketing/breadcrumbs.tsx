import { Link } from "react-router";
import type { Page } from "#content/pages.ts";
import { breadcrumbs } from "./structured-data.ts";

/** Where a page stands; the last name is the page itself. */
export function Breadcrumbs({ page }: { page: Page }) {
  const trail = breadcrumbs(page);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-sm text-slate">
        {trail.map(({ name, url }, at) => (
          <li key={url} className="flex gap-x-2">
            {at < trail.length - 1 ? (
              <>
                <Link to={url} className="underline underline-offset-4 hover:text-teal">
                  {name}
                </Link>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
