import type { ReactNode } from "react";
import { Picture } from "#ui/picture.tsx";
import { Section, type Tone } from "#ui/section.tsx";
import type { SectionPicture } from "./section-picture.ts";

interface PictureSplitProps {
  id: string;
  title: string;
  lead?: string;
  picture: SectionPicture;
  /** The side of the picture on larger screens. */
  side?: "left" | "right";
  tone?: Tone;
  children?: ReactNode;
}

export function PictureSplit({
  id,
  title,
  lead,
  picture,
  side = "right",
  tone = "porcelain",
  children,
}: PictureSplitProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <Picture
          {...picture}
          sizes="(min-width: 64rem) 30rem, 94vw"
          className={`aspect-[16/10] w-full rounded-lg lg:col-span-5 lg:aspect-auto lg:h-full lg:max-h-[46rem] lg:min-h-[30rem] ${side === "right" ? "lg:order-2" : ""}`}
        />
        <div className="lg:col-span-7 lg:self-center">
          <h2 id={`${id}-title`} className="max-w-[16ch] text-title font-semibold tracking-tight">
            {title}
          </h2>
          {lead ? (
            <p
              className={`mt-6 max-w-[46ch] text-lead ${tone === "ink" ? "text-mist" : "text-slate"}`}
            >
              {lead}
            </p>
          ) : null}
          {children ? <div className="mt-10">{children}</div> : null}
        </div>
      </div>
    </Section>
  );
}
