import type { ReactNode } from "react";
import type { PicturedPath } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Picture } from "#ui/picture.tsx";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";
import { pagePicture } from "./page-picture.ts";

interface SceneryHeroProps extends HeroTextProps {
  path: PicturedPath;
  titleClass?: string;
  /** Beneath the text, e.g. facts in a row. */
  children?: ReactNode;
}

export function SceneryHero({ children, ...text }: SceneryHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="scenery scenery-above on-ink">
      <Picture {...pagePicture(useLanguage(), text.path)} sizes="100vw" priority phoneCut />
      <div className="wrap flex flex-col justify-center pt-6 pb-10 max-md:pt-72 md:min-h-[min(calc(100svh-7.5rem),46rem)] md:py-16">
        <div className="max-w-[44rem]">
          <HeroText {...text} light />
        </div>
        {children}
      </div>
    </section>
  );
}
