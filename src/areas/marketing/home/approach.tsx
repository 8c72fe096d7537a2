import { approachContent } from "#content/approach.ts";
import { homeContent } from "#content/home.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { Steps } from "#ui/steps.tsx";
import { homeMessages } from "./messages.ts";

export function Approach() {
  const messages = useMessages(homeMessages);
  const { approachSection } = useMessages(homeContent);
  const { approach } = useMessages(approachContent);
  const language = useLanguage();
  return (
    <Section id="approach" tone="sand">
      <div className="wrap">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:order-2 lg:col-span-4 lg:col-start-9">
            <h2 id="approach-title" className="text-title font-semibold tracking-tight">
              {approachSection.headline}
            </h2>
            <p className="mt-6 max-w-[40ch] text-lead text-slate">{approachSection.lead}</p>
            <p className="mt-4">
              <ArrowLink to={addressIn(language, "/approach")}>{messages.approach}</ArrowLink>
            </p>
          </div>
          <Picture
            {...approachSection.picture}
            sizes="(min-width: 64rem) 50rem, 94vw"
            className="aspect-[16/10] w-full rounded-lg lg:col-span-8"
          />
        </div>
        <div className="mt-12 lg:mt-20">
          <Steps steps={approach} />
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 lg:mt-12">
          <ButtonLink to={addressIn(language, "/contact")}>{messages.requestFreeQuote}</ButtonLink>
          <p className="text-slate">{approachSection.offer}</p>
        </div>
      </div>
    </Section>
  );
}
