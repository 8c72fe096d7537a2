import { specialtyServicesContent } from "#content/services/specialty-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";

export function Jobs() {
  const { servicesHeading, specialtyServices } = useMessages(specialtyServicesContent);
  return (
    <HeadedSection id="services" tone="ink" {...servicesHeading}>
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {specialtyServices.map(({ id, title, description, points }) => (
          <li key={id} id={id} className="border-t border-porcelain/25 py-9 lg:py-12">
            <h3 className="text-quote font-semibold tracking-snug">{title}</h3>
            <p className="mt-3 max-w-[46ch] text-mist">{description}</p>
            <ul className="mt-6 grid gap-2.5">
              {points.map((point) => (
                <li
                  key={point}
                  className="grid grid-cols-[1.5rem_1fr] before:mt-[0.8em] before:h-px before:w-3.5 before:bg-dawn"
                >
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
