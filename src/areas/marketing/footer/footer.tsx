import { Fragment, memo } from "react";
import { company } from "#content/company.ts";
import { type NavigationLink, navigationContent } from "#content/navigation.ts";
import { Logo } from "#platform/document/logo.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { LanguageLink } from "../language-link.tsx";
import { marketingMessages } from "../messages.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { SocialLinks } from "./social-links.tsx";

const link = "inline-flex min-h-9 items-center text-porcelain underline-offset-4 hover:underline";

/** The same on every page but for the language link, which follows by itself: `memo` spares a render. */
export const Footer = memo(function Footer() {
  const { footer } = useMessages(marketingMessages);
  const { footerNavigation, legalLinks } = useMessages(navigationContent);
  const language = useLanguage();
  const { address } = company;
  return (
    <footer className="later on-ink bg-night pb-24 text-mist md:pb-0">
      <div className="wrap">
        <div className="grid grid-cols-[fit-content(58%)_minmax(0,1fr)] gap-x-6 gap-y-12 py-16 md:grid-cols-[1fr_1fr_max-content] md:gap-x-12 md:py-24 lg:grid-cols-12">
          <div className="col-span-2 md:col-span-3 lg:col-span-4">
            <p className="text-porcelain">
              <Logo ground="dark" />
            </p>
            <p className="mt-5 max-w-[40ch]">{company.descriptionIn[language]}</p>
            <NewsletterForm />
          </div>
          {footerNavigation.map((column) => (
            <nav
              key={column.title}
              aria-label={column.title}
              className="lg:col-span-2 lg:first-of-type:col-span-3"
            >
              <h2 className="text-sm">{column.title}</h2>
              <ul className="mt-3">{column.links.map(linkItem)}</ul>
            </nav>
          ))}
          <div className="col-span-2 md:col-span-1 lg:col-span-3">
            <h2 className="text-sm">{footer.contact}</h2>
            <p className="mt-3">
              <a
                href={company.phone.href}
                className={`${link} text-subtitle font-semibold tabular-nums`}
              >
                {company.phone.display}
              </a>
            </p>
            <p>
              <a href={`mailto:${company.email}`} className={link}>
                {company.email}
              </a>
            </p>
            <address className="mt-3 not-italic">
              {address.street.split(", ").map((line) => (
                <Fragment key={line}>
                  {line}
                  <br />
                </Fragment>
              ))}
              {address.city}, {address.state} {address.postalCode}
            </address>
            <SocialLinks className="mt-6" />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 border-t border-porcelain/15 py-6 text-sm md:max-[88rem]:pr-14">
          <div className="mr-auto">
            <p>© {company.legalName}</p>
            {company.legal.licenses.length > 0 ? (
              <p className="max-w-[60ch]">{company.legal.licenses.join("\u00a0· ")}</p>
            ) : null}
          </div>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map(linkItem)}
            <li>
              <LanguageLink className={link} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
});

const linkItem = ({ name, href }: NavigationLink) => (
  <li key={href}>
    <a href={href} className={link}>
      {name}
    </a>
  </li>
);
