import { facilityMaintenanceContent } from "#content/services/facility-maintenance.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";
import { SplitHero } from "../../sections/split-hero.tsx";
import { StepColumn } from "../../sections/step-column.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { serviceMetaOf } from "../service-meta.ts";
import { Advantage } from "./advantage.tsx";
import { Story } from "./story.tsx";

const path = "/services/facility-maintenance";

export const meta = serviceMetaOf(path);

export default function FacilityMaintenancePage() {
  const content = useMessages(facilityMaintenanceContent);
  return (
    <>
      <SplitHero path={path} {...content.hero} />
      <Advantage />
      <HeadedSection id="services" {...content.servicesHeading}>
        <RuledGrid entries={content.maintenanceServices} />
      </HeadedSection>
      <HeadedSection id="programs" tone="sand" {...content.programsHeading}>
        <CardGrid entries={content.programs} columns={2} />
      </HeadedSection>
      <StepColumn id="approach" {...content.approachHeading} steps={content.approach} />
      <Story />
      <TestimonialsSection {...content.testimonialsHeading} testimonials={content.testimonials} />
      <ClosingCall {...content.closing} />
    </>
  );
}
