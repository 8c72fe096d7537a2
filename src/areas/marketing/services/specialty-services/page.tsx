import { specialtyServicesContent } from "#content/services/specialty-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { EntryRows } from "../../sections/entry-rows.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { SceneryHero } from "../../sections/scenery-hero.tsx";
import { StepColumn } from "../../sections/step-column.tsx";
import { serviceMetaOf } from "../service-meta.ts";
import { Jobs } from "./jobs.tsx";
import { MoreJobs } from "./more-jobs.tsx";

const path = "/services/specialty-services";

export const meta = serviceMetaOf(path);

export default function SpecialtyServicesPage() {
  const content = useMessages(specialtyServicesContent);
  return (
    <>
      <SceneryHero path={path} {...content.hero} />
      <Jobs />
      <MoreJobs />
      <HeadedSection id="industries" tone="sand" {...content.industriesHeading}>
        <EntryRows entries={content.industries} />
      </HeadedSection>
      <StepColumn id="process" {...content.processHeading} steps={content.process} />
      <ClosingCall {...content.closing} />
    </>
  );
}
