import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { personMessages } from "./signed-in/messages.ts";

interface DemoMarkProps {
  isDemo: boolean;
  /**
   * The page where an administrator makes the installation the company's own; undefined for everybody else.
   */
  ownPath?: string | undefined;
}

/** Shown on the screens of an installation that was filled with the demonstration. */
export function DemoMark({ isDemo, ownPath }: DemoMarkProps) {
  const { demo, makeItMine } = useMessages(personMessages);
  if (!isDemo) return null;
  return (
    <div className="text-xs text-slate">
      <p>
        <RichText
          text={demo}
          tags={{ strong: (words) => <span className="font-semibold">{words}</span> }}
        />
      </p>
      {ownPath === undefined ? null : (
        <a
          href={ownPath}
          className={buttonClass("outline", "mt-2 low:mt-1 low:min-h-8 low:py-1", "compact")}
        >
          {makeItMine}
        </a>
      )}
    </div>
  );
}
