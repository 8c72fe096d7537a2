import type { ReactNode } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { HeroWords, type HeroWordsProps } from "./hero-words.tsx";
import type { SectionPicture } from "./section-picture.ts";

interface SceneryHeroProps extends HeroWordsProps {
  picture: SectionPicture;
  /** Which part of the picture stays when it is cut, e.g. `object-[70%_50%]`. */
  position?: string;
  titleClass?: string;
  /** What stands beneath the words, e.g. facts in a row. */
  children?: ReactNode;
}

/** The night at the left, the place at the right, across the whole screen. */
export function SceneryHero({ picture, position = "", children, ...words }: SceneryHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="scenery scenery-above on-ink">
      <Picture {...picture} sizes="100vw" priority className={position} />
      <div className="wrap flex flex-col justify-center pt-6 pb-10 max-md:pt-56 md:min-h-[min(calc(100svh-7.5rem),46rem)] md:py-16">
        <div className="max-w-[44rem]">
          <HeroWords {...words} light />
        </div>
        {children}
      </div>
    </section>
  );
}
