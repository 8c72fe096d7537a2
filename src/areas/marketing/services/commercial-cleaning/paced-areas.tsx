import { commercialCleaningContent } from "#content/services/commercial-cleaning.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { serviceMessages } from "../messages.ts";

const paces = ["daily", "weekly", "monthly"] as const;

/** Laid out as a scope of work is: one row per area, with what is done there and how often. */
export function PacedAreas() {
  const { coreHeading, coreServices } = useMessages(commercialCleaningContent);
  const labels = useMessages(serviceMessages).paces;
  return (
    <HeadedSection id="core" tone="sand" {...coreHeading}>
      <ul className="border-b border-ink/25">
        {coreServices.map((area) => (
          <li
            key={area.id}
            id={area.id}
            className="grid gap-x-12 gap-y-5 border-t border-ink/25 py-8 lg:grid-cols-12 lg:py-9"
          >
            <div className="lg:col-span-4">
              <h3 className="text-subtitle font-semibold tracking-snug">{area.title}</h3>
              <p className="mt-1.5 max-w-[36ch] text-slate">{area.description}</p>
            </div>
            <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3 lg:col-span-8">
              {paces.map((pace) => (
                <div key={pace} className="max-sm:grid max-sm:grid-cols-[5.5rem_1fr]">
                  <dt className="text-sm font-semibold text-teal sm:leading-[1.9rem]">
                    {labels[pace]}
                  </dt>
                  <dd className="text-sm sm:text-base">{area.pace[pace]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
