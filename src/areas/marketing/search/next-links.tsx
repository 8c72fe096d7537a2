import { company } from "#content/company.ts";
import { navigationContent } from "#content/navigation.ts";
import { searchPage } from "#content/search-page.ts";
import { servicesContent } from "#content/services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Beside every search result, and alone on the page before the first search. */
export function Suggestions({ alone }: { alone: boolean }) {
  const { services } = useMessages(servicesContent);
  const { navigation } = useMessages(navigationContent);
  const lists = [
    {
      title: searchPage.services,
      links: services.map(({ title, href }) => ({ name: title, href })),
    },
    { title: searchPage.morePages, links: navigation.map(({ name, href }) => ({ name, href })) },
  ];
  return (
    <nav
      aria-label={searchPage.popular}
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
        <ArrowLink to="/sitemap">{searchPage.allPages}</ArrowLink>
      </p>
    </nav>
  );
}

export function NothingFound() {
  return (
    <div className="mt-6 rounded-lg bg-sand p-8 md:p-10">
      <h2 className="text-subtitle font-semibold tracking-snug">{searchPage.noResults}</h2>
      <p className="mt-3 max-w-[54ch] text-slate">
        {searchPage.advice(company.telephoneHoursIn.en)}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={company.phone.href}>{searchPage.call(company.phone.display)}</ButtonLink>
        <ButtonLink to="/contact" look="outline">
          {searchPage.contact}
        </ButtonLink>
      </div>
    </div>
  );
}
