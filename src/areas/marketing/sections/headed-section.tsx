import type { ReactNode } from "react";
import { Picture } from "#ui/picture.tsx";
import { Section, SectionHeading, type Tone } from "#ui/section.tsx";
import type { SectionPicture } from "./section-picture.ts";

interface HeadedSectionProps {
  id: string;
  title: string;
  lead?: string;
  tone?: Tone;
  /** Content at the end of the heading, e.g. a link. */
  aside?: ReactNode;
  /** A wide picture between the headline and the content. */
  picture?: SectionPicture;
  children: ReactNode;
}

export function HeadedSection({
  id,
  title,
  lead,
  tone = "porcelain",
  aside,
  picture,
  children,
}: HeadedSectionProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="wrap">
        <SectionHeading id={id} title={title} tone={tone} lead={lead}>
          {aside}
        </SectionHeading>
        {picture ? (
          <Picture
            {...picture}
            sizes="(min-width: 81rem) 75rem, 94vw"
            className="mt-10 aspect-[4/3] w-full rounded-lg sm:aspect-[21/9] md:mt-14"
          />
        ) : null}
        <div className={picture ? "mt-10" : "mt-12 md:mt-16"}>{children}</div>
      </div>
    </Section>
  );
}
