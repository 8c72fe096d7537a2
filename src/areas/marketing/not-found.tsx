import { company } from "#content/company.ts";
import { navigation } from "#content/navigation.ts";
import { Arrow } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SearchForm } from "./search/search-form.tsx";

const destinations = [{ name: "Home", href: "/" }, ...navigation];

export function NotFound() {
  return (
    <div className="wrap rhythm grid gap-x-12 gap-y-14 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="max-w-[10ch] text-display font-semibold tracking-tight">
          404 Page Not Found
        </h1>
        <p className="mt-8 max-w-[44ch] text-lead text-slate">
          There is no page at this address. It may have moved, or the address may have a typo.
        </p>
        {import.meta.env.DEV ? (
          <p className="mt-4 text-slate">Did you forget to add the page to the router?</p>
        ) : null}
        <div className="mt-10 max-w-xl">
          <SearchForm label="Search this site" />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink to={company.phone.href} look="outline">
            Call {company.phone.display}
          </ButtonLink>
        </div>
      </div>
      <nav aria-label="Main destinations" className="lg:col-span-4 lg:col-start-9 lg:pt-4">
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
