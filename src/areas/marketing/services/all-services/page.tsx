import { allServicesContent } from "#content/services/all-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { pageMetaOf } from "../../metadata.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { ModelHero } from "../../sections/model-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { Chooser } from "./chooser.tsx";
import { ServiceRows } from "./service-rows.tsx";

const path = "/services";

export const meta = pageMetaOf(path);

export default function AllServicesPage() {
  const { closing, hero, process, processHeading } = useMessages(allServicesContent);
  return (
    <>
      <ModelHero path={path} {...hero} titleClass="max-w-[10ch]" />
      <Chooser />
      <ServiceRows />
      <StepsSection id="process" tone="sand" {...processHeading} steps={process} />
      <ClosingCall {...closing} />
    </>
  );
}
