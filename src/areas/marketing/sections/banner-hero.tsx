import type { ReactNode } from "react";
import type { PicturedPath } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Picture } from "#ui/picture.tsx";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";
import { pagePicture } from "./page-picture.ts";

interface BannerHeroProps extends HeroTextProps {
  path: PicturedPath;
  titleClass?: string;
  /** Beneath the picture, e.g. four advantages. */
  children?: ReactNode;
}

export function BannerHero({ titleClass = "max-w-[18ch]", children, ...text }: BannerHeroProps) {
  return (
    <section aria-labelledby="hero-title">
      <div className="wrap pt-8 md:pt-12">
        <HeroText {...text} titleClass={titleClass} />
      </div>
      <div className="wrap mt-10 max-md:px-0 md:mt-14">
        <Picture
          {...pagePicture(useLanguage(), text.path)}
          sizes="(min-width: 81rem) 75rem, 100vw"
          priority
          phoneCut
          className="aspect-square w-full sm:aspect-[16/9] md:aspect-[21/9] md:rounded-lg"
        />
      </div>
      {children ? <div className="wrap">{children}</div> : null}
    </section>
  );
}
