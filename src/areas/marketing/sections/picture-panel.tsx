import type { ReactNode } from "react";
import { Picture } from "#ui/picture.tsx";
import type { SectionPicture } from "./section-picture.ts";

interface PicturePanelProps {
  id: string;
  title: string;
  lead?: string;
  picture: SectionPicture;
  /** The side of the panel on larger screens. */
  side?: "left" | "right";
  children?: ReactNode;
}

export function PicturePanel({
  id,
  title,
  lead,
  picture,
  side = "left",
  children,
}: PicturePanelProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="later scenery scenery-clear scenery-above on-ink"
    >
      <Picture {...picture} sizes="100vw" phoneCut />
      <div className="wrap pt-76 pb-16 md:py-20 lg:py-28">
        <div
          className={`md:max-w-[38rem] md:rounded-lg md:bg-ink md:p-10 lg:p-14 ${side === "right" ? "md:ml-auto" : ""}`}
        >
          <h2 id={`${id}-title`} className="text-title font-semibold tracking-tight">
            {title}
          </h2>
          {lead ? <p className="mt-6 max-w-[44ch] text-lead">{lead}</p> : null}
          {children}
        </div>
      </div>
    </section>
  );
}
