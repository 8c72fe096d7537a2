import { useState } from "react";
import { exportUnsent } from "#platform/offline/export-file.ts";
import type { StoredEntry } from "#platform/offline/unsent-store.ts";
import { buttonClass } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import type { TonightWords } from "./words.ts";

interface RefusedListProps {
  /** Of one visit, or of those that are not listed any more. */
  unsent: readonly StoredEntry[];
  words: TonightWords;
  /** Where they are stored. */
  room: {
    sendAgain(entry: StoredEntry): Promise<void>;
    sendWithoutPhotos(entry: StoredEntry, act: unknown): Promise<void>;
    remove(entry: StoredEntry): Promise<void>;
  };
  /** What an entry says. */
  inWords(entry: StoredEntry): string;
  problemOf(reason: string): string;
}

/** What the server does not take as it is, with its reason: nothing goes without its owner's word. */
export function RefusedList({ unsent, words, room, inWords, problemOf }: RefusedListProps) {
  const refused = unsent.filter(({ refusal }) => refusal !== undefined);
  /** Which one its owner is asked about. */
  const [leaving, setLeaving] = useState<string>();
  if (refused.length === 0) return null;
  return (
    <section
      aria-labelledby="refused"
      className="mt-6 rounded-lg border-2 border-dawn bg-white p-4 text-sm"
    >
      <h2 id="refused" className="text-base font-semibold">
        {words.refused(refused.length)}
      </h2>
      <p className="text-slate">{words.refusedWhy}</p>
      <ul className="mt-2">
        {refused.map((entry) => (
          <li key={entry.id} className="border-t border-line py-3">
            <p className="font-medium break-words">{inWords(entry)}</p>
            <p className="font-medium text-error">{problemOf(entry.refusal ?? "")}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <button
                type="button"
                onClick={() => void room.sendAgain(entry)}
                className={buttonClass("outline", "", "compact")}
              >
                {words.sendAgain}
              </button>
              {entry.photos.length > 0 ? (
                <button
                  type="button"
                  onClick={() =>
                    void room.sendWithoutPhotos(entry, {
                      ...(entry.act as object),
                      photos: [],
                    })
                  }
                  className={buttonClass("outline", "", "compact")}
                >
                  {words.withoutPhotos}
                </button>
              ) : null}
              <button
                type="button"
                onClick={() => void exportUnsent(entry.person, entry.id).then(saveFile)}
                className={buttonClass("outline", "", "compact")}
              >
                {words.saveOne}
              </button>
              {leaving === entry.id ? null : (
                <button
                  type="button"
                  onClick={() => setLeaving(entry.id)}
                  className={buttonClass("bare", "", "compact")}
                >
                  {words.removeHere}
                </button>
              )}
            </div>
            {leaving === entry.id ? (
              <div role="alert" className="mt-3 rounded-md bg-sand p-3">
                <p className="font-medium">{words.removeAsk}</p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <button
                    type="button"
                    onClick={() => void room.remove(entry)}
                    className={buttonClass("outline", "", "compact")}
                  >
                    {words.removeYes}
                  </button>
                  <button
                    type="button"
                    onClick={() => setLeaving(undefined)}
                    className={buttonClass("bare", "", "compact")}
                  >
                    {words.keepIt}
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
