import ArrowDown from "@lucide/icons/icons/arrow-down";
import { allServicesContent } from "#content/services/all-services.ts";
import { servicesContent } from "#content/services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { StickySection } from "../../sections/sticky-section.tsx";

/** Links each problem to the service that solves it. */
export function Chooser() {
  const { chooserHeading, serviceSections } = useMessages(allServicesContent);
  const { services } = useMessages(servicesContent);
  const isOffered = (section: { id: string }) => services.some(({ id }) => id === section.id);
  return (
    <StickySection id="choose" tone="ink" {...chooserHeading}>
      <ul className="border-b border-porcelain/25">
        {serviceSections.filter(isOffered).map(({ id, trouble }) => (
          <li key={id} className="border-t border-porcelain/25">
            <a
              href={`#${id}`}
              className="group grid gap-x-8 gap-y-1 py-5 md:grid-cols-[1fr_14rem_1.25rem] md:items-center md:py-6"
            >
              <span className="text-subtitle font-semibold tracking-snug">{trouble}</span>
              <span className="text-sm text-mist underline underline-offset-4 group-hover:text-porcelain">
                {services.find((service) => service.id === id)?.title}
              </span>
              <Drawing
                icon={ArrowDown}
                className="size-5 text-mist transition-transform group-hover:translate-y-1 max-md:hidden"
              />
            </a>
          </li>
        ))}
      </ul>
    </StickySection>
  );
}
