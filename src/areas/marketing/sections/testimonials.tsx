import type { Testimonial } from "#content/testimonials.ts";
import { Quotation } from "#ui/quotation.tsx";
import { Section, type Tone } from "#ui/section.tsx";

interface TestimonialsSectionProps {
  id?: string;
  title: string;
  /** A single one is set large; two stand side by side. */
  testimonials: readonly Testimonial[];
  tone?: Tone;
}

export function TestimonialsSection({
  id = "testimonials",
  title,
  testimonials,
  tone = "porcelain",
}: TestimonialsSectionProps) {
  if (testimonials.length === 0) return null;
  const dark = tone === "ink";
  const alone = testimonials.length === 1;
  const quiet = dark ? "text-mist" : "text-slate";
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <h2
          id={`${id}-title`}
          className={
            alone ? `text-lead ${quiet}` : "max-w-[18ch] text-title font-semibold tracking-tight"
          }
        >
          {title}
        </h2>
        <ul
          className={`grid gap-x-12 gap-y-12 ${alone ? "mt-8 md:mt-10" : "mt-12 md:mt-16"} lg:auto-cols-fr lg:grid-flow-col lg:gap-x-16`}
        >
          {testimonials.map((testimonial) => (
            <li
              key={testimonial.id}
              className={`border-t pt-8 lg:pt-10 ${dark ? "border-porcelain/25" : "border-ink/25"}`}
            >
              <Quotation {...testimonial} light={dark} large={alone} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
