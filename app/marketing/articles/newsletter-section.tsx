import { Section } from "#app/ui/section.tsx";
import { NewsletterForm } from "../footer/newsletter-form.tsx";

interface NewsletterSectionProps {
  title: string;
  lead: string;
}

/** A page's own invitation to subscribe. */
export function NewsletterSection({ title, lead }: NewsletterSectionProps) {
  return (
    <Section id="subscribe" tone="sand" className="py-20 md:py-28">
      <div className="wrap grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="subscribe-title" className="text-title font-semibold tracking-tight">
            {title}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-slate">{lead}</p>
        </div>
        <NewsletterForm
          id="page-newsletter"
          label="Your email address"
          ground="light"
          className="lg:col-span-5"
        />
      </div>
    </Section>
  );
}
