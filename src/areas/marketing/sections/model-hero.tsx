import type { PicturedPath } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Picture } from "#ui/picture.tsx";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";
import { pagePicture } from "./page-picture.ts";

interface ModelHeroProps extends HeroTextProps {
  path: PicturedPath;
  titleClass?: string;
}

export function ModelHero(props: ModelHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="relative bg-sand">
      <div className="wrap flex flex-col pt-8 pb-10 md:pt-12 lg:min-h-[min(calc(100svh-7.5rem),44rem)] lg:justify-center lg:py-16">
        <div className="lg:w-[46%] lg:pr-10">
          <HeroText {...props} />
        </div>
      </div>
      <Picture
        {...pagePicture(useLanguage(), props.path)}
        sizes="(min-width: 64rem) 53vw, 100vw"
        priority
        className="aspect-[16/10] w-full lg:absolute lg:inset-y-0 lg:right-0 lg:my-auto lg:w-[53%] lg:rounded-l-lg"
      />
    </section>
  );
}
