import { closing, hero, process, processHeading } from "#content/services/all-services.ts";
import { pageMeta } from "../../metadata.ts";
import { ClosingCall } from "../../sections/closing-call.tsx";
import { ModelHero } from "../../sections/model-hero.tsx";
import { StepsSection } from "../../sections/steps-section.tsx";
import { Chooser } from "./chooser.tsx";
import { ServiceRows } from "./service-rows.tsx";

const path = "/services";

export const meta = () => pageMeta(path);

export default function AllServicesPage() {
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
