import type { ReactNode } from "react";
import type { PicturedPath } from "#content/pages.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Picture } from "#ui/picture.tsx";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";
import { pagePicture } from "./page-picture.ts";

const grounds = {
  porcelain: "",
  sand: "bg-sand",
  tint: "bg-tint",
  ink: "on-ink bg-ink text-porcelain",
} as const;

interface SplitHeroProps extends HeroTextProps {
  path: PicturedPath;
  titleClass?: string;
  ground?: keyof typeof grounds;
  children?: ReactNode;
}

export function SplitHero({ ground = "sand", children, ...text }: SplitHeroProps) {
  return (
    <section aria-labelledby="hero-title" className={`relative ${grounds[ground]}`}>
      <div className="wrap flex flex-col pt-8 pb-10 md:pt-12 lg:min-h-[min(calc(100svh-7.5rem),44rem)] lg:justify-center lg:py-16">
        <div className="lg:w-[52%] lg:pr-14">
          <HeroText {...text} light={ground === "ink"} />
          {children}
        </div>
      </div>
      <Picture
        {...pagePicture(useLanguage(), text.path)}
        sizes="(min-width: 64rem) 50vw, 100vw"
        priority
        phoneCut
        className="aspect-square w-full sm:aspect-[16/9] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-[47%]"
      />
    </section>
  );
}
