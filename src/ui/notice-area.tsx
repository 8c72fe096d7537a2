import X from "@lucide/icons/icons/x";
import { Toast } from "radix-ui";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "./drawing.tsx";
import { uiMessages } from "./messages.ts";
import { currentNotice, dismissNotice, subscribeToNotices } from "./notice.ts";

/** Moves the focus to the notice. */
const noticesKey = "F8";
const durationMs = 5_000;
const swipeThresholdPx = 50;

const looks = {
  plain: "border-line bg-white text-ink",
  destructive: "border-error bg-error text-white on-ink",
} as const;

/** Radix's toast: announced, dismissed by swiping right, by its button, by Escape or after 5 s. */
export function NoticeArea({ focused }: { focused: boolean }) {
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice, () => undefined);
  const messages = useMessages(uiMessages);
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (focused) viewport.current?.focus();
  }, [focused]);

  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {notice ? (
        <Toast.Root
          key={notice.id}
          open={notice.open}
          onOpenChange={(open) => {
            if (!open) dismissNotice(notice.id);
          }}
          type={notice.tone === "destructive" ? "foreground" : "background"}
          className={`notice grid grid-cols-[1fr_auto] gap-x-4 rounded-lg border p-5 pr-3 shadow-float ${looks[notice.tone]}`}
        >
          <div>
            <Toast.Title className="font-semibold tracking-snug">{notice.title}</Toast.Title>
            <Toast.Description className="mt-1 text-sm">{notice.description}</Toast.Description>
          </div>
          <Toast.Close
            aria-label={messages.dismiss}
            className="-mt-2 grid size-11 place-items-center rounded-full hover:bg-current/10"
          >
            <Drawing icon={X} className="size-5" />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport
        ref={viewport}
        hotkey={[noticesKey]}
        label={messages.notices({ keys: noticesKey })}
        className="fixed top-(--header-height) right-0 z-50 w-full p-4 sm:max-w-md md:p-6 lg:mt-4"
      />
    </Toast.Provider>
  );
}
