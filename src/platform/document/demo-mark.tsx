import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { personMessages } from "./signed-in/messages.ts";

/** Shown on the screens of an installation that was filled with the demonstration. */
export function DemoMark({ isDemo }: { isDemo: boolean }) {
  const { demo } = useMessages(personMessages);
  if (!isDemo) return null;
  return (
    <p className="text-xs text-slate">
      <RichText
        text={demo}
        tags={{ strong: (words) => <span className="font-semibold">{words}</span> }}
      />
    </p>
  );
}
