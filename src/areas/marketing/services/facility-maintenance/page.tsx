import * as content from "#content/services/facility-maintenance.ts";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";
import { SplitHero } from "../../sections/split-hero.tsx";
import { StepColumn } from "../../sections/step-column.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { serviceMeta } from "../service-meta.ts";
import { Advantage } from "./advantage.tsx";
import { Story } from "./story.tsx";

const path = "/services/facility-maintenance";

export const meta = () => serviceMeta(path);

export default function FacilityMaintenancePage() {
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
