import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { PostForm } from "./form/post-form.tsx";
import { uiMessages } from "./messages.ts";
import { signedInMessages } from "./signed-in/messages.ts";

const noticesKey = "F8";

interface UndoNoticeProps {
  /** Undefined while there is nothing to undo. */
  offer: OfferedUndo | undefined;
  /** Its time is over. */
  onEnd(): void;
}

interface OfferedUndo {
  /** Tells one offer from the next. */
  id: string;
  /** A sentence about the command. */
  text: ReactNode;
  /** Fields of the form that undoes it. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Says what was done, and takes it back for ten seconds, which wait while the pointer or the focus is
 * on it. F8 moves the focus here, as to the notices of the public site.
 */
export function UndoNotice({ offer, onEnd }: UndoNoticeProps) {
  const { undo } = useMessages(signedInMessages);
  const { notices } = useMessages(uiMessages);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === noticesKey) notice.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div role="status">
      {offer ? (
        <section
          ref={notice}
          key={offer.id}
          tabIndex={-1}
          aria-label={notices({ keys: noticesKey })}
          onAnimationEnd={onEnd}
          className="undo-notice fixed inset-x-4 bottom-20 z-30 flex items-center justify-between gap-4 rounded-lg border border-line bg-white py-2 pr-2 pl-5 shadow-float sm:left-auto sm:w-96 lg:right-8 lg:bottom-8"
        >
          <p className="text-sm font-semibold">{offer.text}</p>
          <PostForm replace preventScrollReset>
            {Object.entries(offer.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button
              type="submit"
              className="min-h-11 rounded-full px-4 text-sm font-semibold text-teal hover:bg-tint"
            >
              {undo}
            </button>
          </PostForm>
        </section>
      ) : null}
    </div>
  );
}
