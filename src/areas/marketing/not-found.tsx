import { company } from "#content/company.ts";
import { navigationContent } from "#content/navigation.ts";
import { addressIn } from "#content/page-address.ts";
import { documentTitle } from "#platform/document/title.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Arrow } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { marketingMessages } from "./messages.ts";
import { SearchForm } from "./search/search-form.tsx";

interface NotFoundProps {
  /** True if the address had a page once. */
  isGone?: boolean;
}

export function NotFound({ isGone = false }: NotFoundProps) {
  const { notFound, home, toHome, call } = useMessages(marketingMessages);
  const { navigation } = useMessages(navigationContent);
  const language = useLanguage();
  const homePath = addressIn(language, "/");
  const destinations = [{ name: home, href: homePath }, ...navigation];
  const title = isGone ? notFound.goneTitle : notFound.title;
  return (
    <div className="wrap rhythm grid gap-x-12 gap-y-14 lg:grid-cols-12">
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="lg:col-span-7">
        <h1 className="max-w-[10ch] text-display font-semibold tracking-tight">{title}</h1>
        <p className="mt-8 max-w-[44ch] text-lead text-slate">
          {isGone ? notFound.goneText : notFound.text}
        </p>
        {import.meta.env.DEV ? <p className="mt-4 text-slate">{notFound.forDevelopers}</p> : null}
        <div className="mt-10 max-w-xl">
          <SearchForm label={notFound.search} />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={homePath}>{toHome}</ButtonLink>
          <ButtonLink to={company.phone.href} look="outline">
            {call({ phone: company.phone.display })}
          </ButtonLink>
        </div>
      </div>
      <nav aria-label={notFound.destinations} className="lg:col-span-4 lg:col-start-9 lg:pt-4">
        <ul className="border-b border-line">
          {destinations.map((destination) => (
            <li key={destination.href} className="border-t border-line">
              <a
                href={destination.href}
                className="group flex min-h-16 items-center justify-between text-subtitle font-semibold tracking-snug hover:text-teal"
              >
                {destination.name}
                <Arrow className="text-teal group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
