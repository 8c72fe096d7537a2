import { useMessages } from "#platform/language/use-messages.ts";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { NewsletterForm } from "../footer/newsletter-form.tsx";
import type { SectionPicture } from "../sections/section-picture.ts";
import { articleMessages } from "./messages.ts";

interface NewsletterSectionProps {
  title: string;
  lead: string;
  /** The picture takes the right side, where the form is without it. */
  picture?: SectionPicture;
}

export function NewsletterSection({ title, lead, picture }: NewsletterSectionProps) {
  return (
    <Section id="subscribe" tone="sand" className="py-20 md:py-28">
      <div
        className={`wrap grid gap-x-12 gap-y-8 lg:grid-cols-12 ${picture ? "items-center" : "items-end"}`}
      >
        <div className={picture ? "lg:col-span-6" : "lg:col-span-7"}>
          <h2 id="subscribe-title" className="text-title font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-slate">{lead}</p>
          {picture ? <PageNewsletterForm className="mt-10" /> : null}
        </div>
        {picture ? (
          <Picture
            {...picture}
            sizes="(min-width: 64rem) 36rem, 94vw"
            className="aspect-[16/10] w-full rounded-lg lg:col-span-6"
          />
        ) : (
          <PageNewsletterForm className="lg:col-span-5" />
        )}
      </div>
    </Section>
  );
}

function PageNewsletterForm({ className }: { className: string }) {
  return (
    <NewsletterForm
      id="page-newsletter"
      label={useMessages(articleMessages).newsletter.emailLabel}
      ground="light"
      className={className}
    />
  );
}
