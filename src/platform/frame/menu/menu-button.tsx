import Search from "@lucide/icons/icons/search";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { frameMessages } from "../messages.ts";
import { useMenuKey } from "./menu-key.ts";

/** Its place is kept until scripts are there, so that nothing moves when it appears. */
export function MenuButton({ onPress }: { onPress: () => void }) {
  const key = useMenuKey();
  const { searchOrGoTo } = useMessages(frameMessages);
  return (
    <button
      type="button"
      onClick={onPress}
      aria-keyshortcuts="Control+K Meta+K"
      className="invisible flex min-h-11 low:min-h-9 w-full items-center gap-3 rounded-md border border-line px-2.5 text-left text-sm text-slate transition-colors hydrated:visible scriptless:hidden hover:border-field hover:text-ink"
    >
      <Drawing icon={Search} className="size-5 shrink-0" />
      <span className="grow">{searchOrGoTo}</span>
      <span aria-hidden="true" className="hidden text-xs whitespace-nowrap lg:inline">
        {key}
      </span>
    </button>
  );
}
