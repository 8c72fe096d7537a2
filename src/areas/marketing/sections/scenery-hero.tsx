import type { ReactNode } from "react";
import { Picture } from "#ui/picture.tsx";
import { HeroWords, type HeroWordsProps } from "./hero-words.tsx";
import { type PicturedPath, pagePicture } from "./page-picture.ts";

interface SceneryHeroProps extends HeroWordsProps {
  path: PicturedPath;
  titleClass?: string;
  /** Beneath the text, e.g. facts in a row. */
  children?: ReactNode;
}

export function SceneryHero({ children, ...words }: SceneryHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="scenery scenery-above on-ink">
      <Picture {...pagePicture(words.path)} sizes="100vw" priority phoneCut />
      <div className="wrap flex flex-col justify-center pt-6 pb-10 max-md:pt-72 md:min-h-[min(calc(100svh-7.5rem),46rem)] md:py-16">
        <div className="max-w-[44rem]">
          <HeroWords {...words} light />
        </div>
        {children}
      </div>
    </section>
  );
}
