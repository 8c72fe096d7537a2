import { janitorialServicesContent } from "#content/services/janitorial-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BannerHero } from "../../sections/banner-hero.tsx";
import { CardGrid } from "../../sections/card-grid.tsx";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { EntryRows } from "../../sections/entry-rows.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { StickySection } from "../../sections/sticky-section.tsx";
import { TestimonialsSection } from "../../sections/testimonials.tsx";
import { serviceMetaOf } from "../service-meta.ts";
import { Advantages } from "./advantages.tsx";
import { Complaints } from "./complaints.tsx";
import { GreenCommitment } from "./green-commitment.tsx";

const path = "/services/janitorial-services";

export const meta = serviceMetaOf(path);

export default function JanitorialServicesPage() {
  const content = useMessages(janitorialServicesContent);
  return (
    <>
      <BannerHero path={path} {...content.hero}>
        <Advantages />
      </BannerHero>
      <Complaints />
      <HeadedSection id="core" {...content.coreHeading} picture={content.corePicture}>
        <EntryRows entries={content.coreServices} />
      </HeadedSection>
      <StickySection id="specialized" tone="sand" {...content.specialisedHeading}>
        <CardGrid entries={content.specialisedServices} columns={2} />
      </StickySection>
      <GreenCommitment />
      <StepsSection id="process" tone="sand" {...content.processHeading} steps={content.process} />
      <TestimonialsSection {...content.testimonialsHeading} testimonials={content.testimonials} />
      <ClosingCall {...content.closing} />
    </>
  );
}
