import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowRight from "@lucide/icons/icons/arrow-right";
import Pause from "@lucide/icons/icons/pause";
import Play from "@lucide/icons/icons/play";
import type { ReactNode } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing, type IconData } from "./drawing.tsx";
import { uiMessages } from "./messages.ts";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps<Entry extends { id: string }> {
  /** Accessible name, e.g. "What clients say". */
  label: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

/**
 * The row scrolls natively by touch, wheel and keys, without JavaScript. The buttons wrap around
 * both ways; it advances by itself until somebody uses or pauses it.
 */
export function Carousel<Entry extends { id: string }>({
  label,
  entries,
  children,
}: CarouselProps<Entry>) {
  const { carousel: texts } = useMessages(uiMessages);
  const { row, index, turning, move, toggle, handlers } = useCarousel(entries.length);
  const first = entries[0];
  return (
    <section aria-roledescription={texts.carousel} aria-label={label} {...handlers}>
      <section
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys could not scroll the row
        tabIndex={0}
        aria-label={texts.slides}
        aria-live={turning ? "off" : "polite"}
        className="carousel-row"
      >
        {entries.map((entry, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
          <div
            key={entry.id}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={texts.position({ place: at + 1, count: entries.length })}
          >
            {children(entry)}
          </div>
        ))}
        {/* A copy of the first, so that the last has a neighbor. Added after the page has loaded, it
            would make the browser snap away from the slide that a visitor has chosen. */}
        {first ? (
          <div aria-hidden="true" inert className="scriptless:hidden">
            {children(first)}
          </div>
        ) : null}
      </section>
      <div className="mt-8 flex items-center gap-3 scriptless:hidden">
        <CarouselButton label={texts.previous} onClick={() => move(-1)} icon={ArrowLeft} />
        <CarouselButton label={texts.next} onClick={() => move(1)} icon={ArrowRight} />
        <CarouselButton
          label={turning ? texts.pause : texts.play}
          onClick={toggle}
          icon={turning ? Pause : Play}
        />
        <p aria-hidden="true" className="ml-auto text-sm text-slate tabular-nums">
          {index + 1} / {entries.length}
        </p>
      </div>
    </section>
  );
}

interface CarouselButtonProps {
  label: string;
  onClick: () => void;
  icon: IconData;
}

function CarouselButton({ label, onClick, icon }: CarouselButtonProps) {
  return (
    <button
      type="button"
      data-replay=""
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full border border-ink/30 transition-colors hover:bg-ink hover:text-porcelain"
    >
      <Drawing icon={icon} className="size-5" />
    </button>
  );
}
