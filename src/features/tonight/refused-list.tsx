import { useRef, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { exportUnsent } from "#platform/offline/export-file.ts";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import { buttonClass } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { useReplacedFocus } from "#ui/use-replaced-focus.ts";
import { tonightMessages } from "./messages.ts";

interface RefusedListProps {
  /** Entries of one visit, or of visits that are no longer listed. */
  unsent: readonly StoredEntry[];
  /** The store that holds the entries. */
  store: {
    sendAgain(entry: StoredEntry): Promise<void>;
    sendWithoutPhotos(entry: StoredEntry, act: unknown): Promise<void>;
    remove(entry: StoredEntry): Promise<void>;
  };
  /** Describes an entry. */
  formatEntry(entry: StoredEntry): string;
  problemOf(reason: string): string;
  /** The name for entries on this page. */
  noun?: "answers" | "entries";
}

/** Entries that the server refused, with the reason: none is removed unless its owner says so. */
export function RefusedList(props: RefusedListProps) {
  const { unsent, store, formatEntry, problemOf, noun = "answers" } = props;
  const { refused: texts, unsent: unsentTexts } = useMessages(tonightMessages);
  const title = noun === "entries" ? unsentTexts.entries.refused : texts.title;
  const refused = unsent.filter(({ refusal }) => refusal !== undefined);
  /** The entry whose owner was asked last whether to remove it, and whether they still are. */
  const [asked, setAsked] = useState<{ id: string; isOpen: boolean }>();
  const leaving = asked?.isOpen ? asked.id : undefined;
  const place = useReplacedFocus(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  if (refused.length === 0) return null;
  return (
    <section
      aria-labelledby="refused"
      className="mt-6 rounded-lg border-2 border-dawn bg-white p-4 text-sm"
    >
      <h2 id="refused" ref={heading} tabIndex={-1} className="text-base font-semibold">
        {title({ count: refused.length })}
      </h2>
      <p className="text-slate">{texts.why}</p>
      <ul className="mt-2">
        {refused.map((entry) => (
          <li key={entry.id} className="border-t border-line py-3">
            <p className="font-medium break-words">{formatEntry(entry)}</p>
            <p className="font-medium text-error">{problemOf(entry.refusal ?? "")}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <button
                type="button"
                onClick={() => void store.sendAgain(entry)}
                className={buttonClass("outline", "", "compact")}
              >
                {texts.sendAgain}
              </button>
              {entry.photos.length > 0 ? (
                <button
                  type="button"
                  onClick={() =>
                    void store.sendWithoutPhotos(entry, {
                      ...(entry.act as object),
                      photos: [],
                    })
                  }
                  className={buttonClass("outline", "", "compact")}
                >
                  {texts.withoutPhotos}
                </button>
              ) : null}
              <button
                type="button"
                onClick={() => void exportUnsent(entry.person, entry.id).then(saveFile)}
                className={buttonClass("outline", "", "compact")}
              >
                {texts.saveFile}
              </button>
              {leaving === entry.id ? null : (
                <button
                  ref={asked?.id === entry.id ? place : undefined}
                  type="button"
                  onClick={() => setAsked({ id: entry.id, isOpen: true })}
                  className={buttonClass("bare", "", "compact")}
                >
                  {texts.remove}
                </button>
              )}
            </div>
            {leaving === entry.id ? (
              <div role="alert" className="mt-3 rounded-md bg-sand p-3">
                <p className="font-medium">{texts.removeAsk}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <button
                    type="button"
                    onClick={() => void store.remove(entry).then(() => heading.current?.focus())}
                    className={buttonClass("outline", "", "compact")}
                  >
                    {texts.removeYes}
                  </button>
                  <button
                    ref={place}
                    type="button"
                    onClick={() => setAsked({ id: entry.id, isOpen: false })}
                    className={buttonClass("bare", "", "compact")}
                  >
                    {texts.keep}
                  </button>
                </div>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
