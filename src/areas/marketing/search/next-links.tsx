import { company } from "#content/company.ts";
import { navigation } from "#content/navigation.ts";
import { services } from "#content/services.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Beside every search result, and alone on the page before the first search. */
export function Suggestions({ alone }: { alone: boolean }) {
  const lists = [
    { title: "Services", links: services.map(({ title, href }) => ({ name: title, href })) },
    { title: "More pages", links: navigation.map(({ name, href }) => ({ name, href })) },
  ];
  return (
    <nav
      aria-label="Popular pages"
      className={`grid gap-8 sm:grid-cols-2 ${alone ? "" : "lg:grid-cols-1"}`}
    >
      {lists.map((list) => (
        <div key={list.title}>
          <h2 className="border-b border-line pb-3 text-sm font-semibold">{list.title}</h2>
          <ul className="mt-2">
            {list.links.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-10 items-center underline-offset-4 hover:text-teal hover:underline"
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <ArrowLink to="/sitemap">All pages</ArrowLink>
      </p>
    </nav>
  );
}

export function NothingFound() {
  return (
    <div className="mt-6 rounded-lg bg-sand p-8 md:p-10">
      <h2 className="text-subtitle font-semibold tracking-snug">No results</h2>
      <p className="mt-3 max-w-[54ch] text-slate">
        Try fewer or simpler words: “floors” finds more than “floor restoration program”. Or call
        us,
        {company.telephoneHours}.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={company.phone.href}>Call {company.phone.display}</ButtonLink>
        <ButtonLink to="/contact" look="outline">
          Contact us
        </ButtonLink>
      </div>
    </div>
  );
}
