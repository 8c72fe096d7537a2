import { company } from "#content/company.ts";
import { navigationContent } from "#content/navigation.ts";
import { addressIn } from "#content/page-address.ts";
import { servicesContent } from "#content/services.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { searchMessages } from "./messages.ts";

/** Stands beside every search result, and alone on the page before the first search. */
export function Suggestions({ alone }: { alone: boolean }) {
  const { services } = useMessages(servicesContent);
  const { navigation } = useMessages(navigationContent);
  const messages = useMessages(searchMessages);
  const language = useLanguage();
  const lists = [
    {
      title: messages.services,
      links: services.map(({ title, href }) => ({ name: title, href })),
    },
    { title: messages.morePages, links: navigation.map(({ name, href }) => ({ name, href })) },
  ];
  return (
    <nav
      aria-label={messages.popular}
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
        <ArrowLink to={addressIn(language, "/sitemap")}>{messages.allPages}</ArrowLink>
      </p>
    </nav>
  );
}

export function NothingFound() {
  const messages = useMessages(searchMessages);
  const language = useLanguage();
  return (
    <div className="mt-6 rounded-lg bg-sand p-8 md:p-10">
      <h2 className="text-subtitle font-semibold tracking-snug">{messages.noResults}</h2>
      <p className="mt-3 max-w-[54ch] text-slate">
        {messages.advice({ hours: company.telephoneHoursIn[language] })}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={company.phone.href}>
          {messages.call({ phone: company.phone.display })}
        </ButtonLink>
        <ButtonLink to={addressIn(language, "/contact")} look="outline">
          {messages.contact}
        </ButtonLink>
      </div>
    </div>
  );
}
