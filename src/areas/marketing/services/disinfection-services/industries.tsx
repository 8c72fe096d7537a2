import { disinfectionServicesContent } from "#content/services/disinfection-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Arrow } from "#ui/arrow-link.tsx";
import { Picture } from "#ui/picture.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";

export function Industries() {
  const { industries, industriesHeading } = useMessages(disinfectionServicesContent);
  return (
    <HeadedSection id="industries" {...industriesHeading}>
      <ul className="grid gap-x-6 gap-y-7 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14">
        {industries.map(({ id, title, description, image, href }) => (
          <li
            key={id}
            className="group relative max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-5"
          >
            <Picture
              name={image}
              alt=""
              sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 7rem"
              className="aspect-square w-full rounded-lg sm:aspect-[16/10]"
            />
            <div className="max-sm:self-center">
              <h3 className="flex sm:mt-4 items-center justify-between gap-4 text-subtitle font-semibold tracking-snug">
                <a href={href} className="stretched group-hover:text-teal">
                  {title}
                </a>
                <Arrow className="text-teal group-hover:translate-x-1" />
              </h3>
              <p className="mt-1 max-w-[44ch] text-slate">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
