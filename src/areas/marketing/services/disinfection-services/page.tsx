import { disinfectionServicesContent } from "#content/services/disinfection-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";
import { SplitHero } from "../../sections/split-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { serviceMetaOf } from "../service-meta.ts";
import { Industries } from "./industries.tsx";
import { Methods } from "./methods.tsx";
import { Principle } from "./principle.tsx";
import { Products } from "./products.tsx";
import { RoomRecord } from "./room-record.tsx";

const path = "/services/disinfection-services";

export const meta = serviceMetaOf(path);

export default function DisinfectionServicesPage() {
  const content = useMessages(disinfectionServicesContent);
  return (
    <>
      <SplitHero path={path} {...content.hero} ground="tint" />
      <Principle />
      <HeadedSection id="services" {...content.servicesHeading}>
        <RuledGrid entries={content.disinfectionServices} />
      </HeadedSection>
      <Methods />
      <Products />
      <Industries />
      <StepsSection id="process" tone="sand" {...content.processHeading} steps={content.process} />
      <RoomRecord />
      <TestimonialsSection {...content.testimonialsHeading} testimonials={content.testimonials} />
      <ClosingCall {...content.closing} />
    </>
  );
}
