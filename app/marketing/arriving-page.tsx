import { ButtonLink } from "#app/ui/button.tsx";
import { company } from "#content/company.ts";
import { type PagePath, pageAt, pages } from "#content/pages.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { pageMeta } from "./metadata.ts";
import { pagePath, usePagePath } from "./page-path.ts";

const isPath = (path: string): path is PagePath => pages.some((page) => page.path === path);

export const meta = ({ location }: { location: { pathname: string } }) => {
  const path = pagePath(location.pathname);
  return isPath(path) ? pageMeta(path) : [];
};

/** Placeholder for a page whose text is not written yet. */
export default function ArrivingPage() {
  const page = pageAt(usePagePath());
  if (!page) return null;
  return (
    <div className="wrap rhythm">
      <Breadcrumbs page={page} />
      <h1 className="mt-10 max-w-[16ch] text-display font-semibold tracking-tight">{page.title}</h1>
      <p className="mt-8 max-w-[48ch] text-lead text-slate">{page.description}</p>
      <p className="mt-4 max-w-[48ch] text-lead text-slate">
        This page is on its way. Until then, please call us, {company.telephoneHours}.
      </p>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/#quote">Get a Free Quote</ButtonLink>
        <ButtonLink to={company.phone.href} look="outline">
          Call {company.phone.display}
        </ButtonLink>
      </div>
    </div>
  );
}
