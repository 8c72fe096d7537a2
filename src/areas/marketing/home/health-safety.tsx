import { homeContent } from "#content/home.ts";
import { addressIn } from "#content/page-address.ts";
import { servicesContent } from "#content/services.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { homeMessages } from "./messages.ts";

export function HealthSafety() {
  const messages = useMessages(homeMessages);
  const { healthSection } = useMessages(homeContent);
  const { services } = useMessages(servicesContent);
  const language = useLanguage();
  const disinfection = services.find(({ id }) => id === "disinfection-services");
  return (
    <section
      id="health-safety"
      aria-labelledby="health-safety-title"
      className="later scenery scenery-clear scenery-above on-ink"
    >
      <Picture {...healthSection.picture} sizes="100vw" phoneCut />
      <div className="wrap pt-76 pb-16 md:py-16 lg:py-24">
        <div className="md:max-w-[38rem] md:rounded-lg md:bg-ink md:p-10 lg:p-14">
          <h2 id="health-safety-title" className="text-title font-semibold tracking-tight">
            {healthSection.headline}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead">{healthSection.lead}</p>
          <dl className="mt-10 grid gap-x-8 border-t border-porcelain/25 lg:grid-cols-2">
            {healthSection.points.map((point) => (
              <div key={point.title} className="border-b border-porcelain/25 py-5">
                <dt className="font-semibold tracking-snug">{point.title}</dt>
                <dd className="mt-1 text-sm text-mist">{point.text}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink to={addressIn(language, "/contact")} look="accent">
              {messages.requestAssessment}
            </ButtonLink>
            {disinfection ? (
              <ArrowLink to={addressIn(language, `/services#${disinfection.id}`)} light>
                {disinfection.title}
              </ArrowLink>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
