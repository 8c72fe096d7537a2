import { homeContent } from "#content/home.ts";
import { type Testimonial, testimonialsContent } from "#content/testimonials.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Quotation } from "#ui/quotation.tsx";
import { Section } from "#ui/section.tsx";
import { homeMessages } from "./messages.ts";

export function Testimonials() {
  const messages = useMessages(homeMessages);
  const { testimonialsSection } = useMessages(homeContent);
  // An administrator may have taken all of them off the site.
  const testimonials: readonly Testimonial[] = useMessages(testimonialsContent).testimonials;
  const language = useLanguage();
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2
            id="testimonials-title"
            className="max-w-[12ch] text-title font-semibold tracking-tight"
          >
            {testimonialsSection.headline}
          </h2>
          {/* The others stand on a page that is only in English. */}
          {language === "en" ? (
            <ArrowLink to="/about#testimonials">{messages.moreTestimonials}</ArrowLink>
          ) : null}
        </div>
        <div className="mt-12 md:mt-16">
          <Carousel label={messages.testimonials} entries={testimonials}>
            {(testimonial) => (
              <div className="h-full rounded-lg border border-line bg-white p-7 md:p-10">
                <Quotation {...testimonial} />
              </div>
            )}
          </Carousel>
        </div>
      </div>
    </Section>
  );
}
