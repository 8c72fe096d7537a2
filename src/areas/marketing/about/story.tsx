import { aboutContent } from "#content/about.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { StickySection } from "../sections/sticky-section.tsx";

export function Story() {
  const { story, storyHeading } = useMessages(aboutContent);
  return (
    <StickySection id="story" {...storyHeading}>
      <ol className="border-l border-ink/25">
        {story.chapters.map(({ id, when, title, text }) => (
          <li key={id} id={id} className="relative pb-12 pl-7 last:pb-0 md:pl-12">
            <span
              aria-hidden="true"
              className="absolute top-2.5 -left-1.5 size-3 rounded-full bg-teal"
            />
            <p className="font-medium text-teal tabular-nums">{when}</p>
            <h3 className="mt-1 text-quote font-semibold tracking-snug">{title}</h3>
            <p className="mt-3 max-w-[58ch] text-lead text-slate">{text}</p>
          </li>
        ))}
      </ol>
    </StickySection>
  );
}
