import { aboutContent } from "#content/about.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { initials } from "#ui/quotation.tsx";
import { Section } from "#ui/section.tsx";

export function Testimonials() {
  const { testimonials, testimonialsHeading } = useMessages(aboutContent);
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" tone="tint">
      <div className="wrap">
        <h2
          id="testimonials-title"
          className="max-w-[20ch] text-title font-semibold tracking-tight"
        >
          {testimonialsHeading.title}
        </h2>
        <ul className="mt-12 gap-x-6 md:mt-16 md:columns-2 lg:columns-3">
          {testimonials.map(({ id, content, author }) => (
            <li key={id} className="mb-6 break-inside-avoid rounded-lg bg-white p-6 lg:p-8">
              <figure>
                <blockquote className="text-lead font-medium tracking-snug">
                  <p>“{content}”</p>
                </blockquote>
                <figcaption className="mt-6 flex items-center gap-3 text-sm">
                  <span
                    aria-hidden="true"
                    className="grid size-10 shrink-0 place-items-center rounded-full bg-tint font-semibold text-teal"
                  >
                    {initials(author.name)}
                  </span>
                  <span>
                    <span className="block font-semibold">{author.name}</span>
                    <span className="text-slate">
                      {author.title}, {author.company}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
