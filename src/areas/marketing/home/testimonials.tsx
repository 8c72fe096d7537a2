import { testimonialsSection } from "#content/home.ts";
import { testimonials } from "#content/testimonials.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Carousel } from "#ui/carousel.tsx";
import { Quotation } from "#ui/quotation.tsx";
import { Section } from "#ui/section.tsx";

export function Testimonials() {
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
          <ArrowLink to="/about#testimonials">View More Testimonials</ArrowLink>
        </div>
        <div className="mt-12 md:mt-16">
          <Carousel label="Testimonials" entries={testimonials}>
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
