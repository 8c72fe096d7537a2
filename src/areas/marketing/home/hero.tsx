import { homeContent } from "#content/home.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { pagePicture } from "../sections/page-picture.ts";
import { homeMessages } from "./messages.ts";

export function Hero() {
  const messages = useMessages(homeMessages);
  const { hero } = useMessages(homeContent);
  const language = useLanguage();
  return (
    <section id="hero" aria-labelledby="hero-title" className="scenery on-ink">
      <Picture {...pagePicture(language, "/")} sizes="100vw" priority phoneCut />
      <div className="wrap flex min-h-[min(calc(100svh-var(--header-height)),50rem)] flex-col justify-end pt-52 pb-6 md:min-h-[min(calc(100svh-7.5rem),56rem)] md:pt-24 md:pb-10">
        <div className="mt-auto max-w-[46rem] md:my-auto">
          <h1 id="hero-title" className="max-w-[5.2em] text-display font-semibold tracking-tight">
            {hero.headline}
          </h1>
          <p className="mt-5 max-w-[34ch] text-lead md:mt-8">{hero.sentence}</p>
          <div className="mt-6 flex flex-wrap gap-2.5 md:mt-10 md:gap-3">
            <ButtonLink
              to={addressIn(language, "/contact")}
              look="accent"
              className="max-sm:flex-auto max-sm:px-4 max-sm:text-sm"
            >
              {messages.requestQuote}
            </ButtonLink>
            <ButtonLink
              to="#services"
              look="outline-light"
              className="max-sm:flex-auto max-sm:px-4 max-sm:text-sm"
            >
              {messages.exploreServices}
            </ButtonLink>
          </div>
        </div>
        <ul className="mt-7 grid grid-cols-3 gap-x-4 border-t border-porcelain/25 pt-4 text-xs md:flex md:gap-x-10 md:pt-6 md:text-sm">
          {hero.badges.map((badge) => (
            <li key={badge.name} className="flex gap-2 font-medium max-md:flex-col md:items-center">
              <Icon name={badge.icon} className="size-5 text-mist" />
              {badge.name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
