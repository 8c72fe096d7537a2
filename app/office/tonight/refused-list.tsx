import { buttonClass } from "#app/ui/button.tsx";
import type { VisitAct } from "#domain/visits/visit-entry-form.ts";
import type { StoredEntry } from "../../offline/unsent-store.ts";
import { tonightRoom } from "./phone/tonight-room.ts";
import { problemIn, type TonightWords } from "./words.ts";

interface RefusedListProps {
  /** Of one visit. */
  unsent: readonly StoredEntry[];
  words: TonightWords;
}

/** What the server does not take as it is, with its reason: nothing goes without its owner's word. */
export function RefusedList({ unsent, words }: RefusedListProps) {
  const refused = unsent.filter(({ refusal }) => refusal !== undefined);
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
            <p className="font-medium break-words">{inWords(entry.act as VisitAct, words)}</p>
            <p className="font-medium text-error">
              {problemIn(words.language, entry.refusal ?? "")}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <button
                type="button"
                onClick={() => void tonightRoom.sendAgain(entry)}
                className={buttonClass("outline", "", "compact")}
              >
                {words.sendAgain}
              </button>
              {entry.photos.length > 0 ? (
                <button
                  type="button"
                  onClick={() =>
                    void tonightRoom.sendWithoutPhotos(entry, {
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
                onClick={() => void tonightRoom.remove(entry)}
                className={buttonClass("bare", "", "compact")}
              >
                {words.removeHere}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords(act: VisitAct, words: TonightWords): string {
  switch (act.kind) {
    case "check-in":
      return words.checkIn;
    case "check-out":
      return words.checkOut;
    case "task":
      return act.task;
    case "exception":
      return act.text;
    case "message":
      return `${words.message}: ${act.text}`;
  }
}
