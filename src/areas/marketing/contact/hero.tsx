import { company } from "#content/company.ts";
import { contactContent } from "#content/contact.ts";
import { pageIn } from "#content/pages.ts";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Breadcrumbs } from "../breadcrumbs.tsx";
import { hasSocialLinks, SocialLinks } from "../footer/social-links.tsx";
import { Hours } from "./hours.tsx";
import { MessageForm } from "./message-form.tsx";
import { contactPageMessages } from "./messages.ts";

export function ContactHero({ submitted }: { submitted: SubmittedForm | undefined }) {
  const { followUs } = useMessages(contactPageMessages);
  const { hero, messageSection } = useMessages(contactContent);
  return (
    <section aria-labelledby="hero-title">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 pt-8 pb-20 md:pt-12 md:pb-28 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Breadcrumbs page={pageIn(useLanguage(), "/contact")} />
          <h1 id="hero-title" className="mt-6 text-headline font-semibold tracking-tight md:mt-8">
            {hero.title}
          </h1>
          <p className="mt-5 max-w-[38ch] text-lead text-slate md:mt-7">{hero.lead}</p>
          <p className="mt-4">
            <ArrowLink to="#quote">{hero.quote}</ArrowLink>
          </p>
          <Details />
          <Hours />
          {hasSocialLinks() ? (
            <div className="mt-7 border-t border-line pt-6">
              <h2 className="text-sm font-semibold">{followUs}</h2>
              <SocialLinks ground="light" className="mt-3" />
            </div>
          ) : null}
        </div>
        <div id="message" className="lg:col-span-7">
          <div className="rounded-lg border border-line bg-white p-5 sm:p-8 lg:p-10">
            <h2 className="text-subtitle font-semibold tracking-snug">{messageSection.title}</h2>
            <p className="mt-1 mb-6 text-slate">{messageSection.lead}</p>
            <MessageForm submitted={submitted} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Details() {
  const { address, phone, email } = company;
  const link = "underline-offset-4 hover:underline";
  return (
    <address className="mt-10 not-italic">
      <a
        href={phone.href}
        className={`inline-flex min-h-11 items-center text-title font-semibold tracking-tight text-teal tabular-nums ${link}`}
      >
        {phone.display}
      </a>
      <a
        href={`mailto:${email}`}
        className={`mt-3 flex min-h-11 items-center text-lead font-semibold tracking-snug break-all ${link}`}
      >
        {email}
      </a>
      <p className="mt-2 text-slate">
        {address.street}
        <br />
        {address.city}, {address.state} {address.postalCode}
      </p>
    </address>
  );
}
