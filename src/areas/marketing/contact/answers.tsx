import { company } from "#content/company.ts";
import { contactContent } from "#content/contact.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { marketingMessages } from "../messages.ts";
import { pagePicture } from "../sections/page-picture.ts";
import { RuledGrid } from "../sections/ruled-grid.tsx";

export function Answers() {
  const { call } = useMessages(marketingMessages);
  const { answers, emergency, nextHeading } = useMessages(contactContent);
  return (
    <section id="answers" aria-labelledby="answers-title" className="later">
      <div className="scenery scenery-above on-ink">
        <Picture {...pagePicture(useLanguage(), "/contact")} sizes="100vw" phoneCut />
        <div className="wrap flex flex-col justify-center pt-76 pb-14 md:min-h-[30rem] md:py-20">
          <p className="max-w-[12ch] text-title font-semibold tracking-tight">{emergency.title}</p>
          <p className="mt-5 max-w-[34ch] text-lead">{emergency.text}</p>
          <p className="mt-8">
            <ButtonLink to={company.phone.href} look="accent">
              {call({ phone: company.phone.display })}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="wrap rhythm">
        <h2 id="answers-title" className="max-w-[18ch] text-title font-semibold tracking-tight">
          {nextHeading.title}
        </h2>
        <div className="mt-12 md:mt-16">
          <RuledGrid entries={answers} />
        </div>
      </div>
    </section>
  );
}
