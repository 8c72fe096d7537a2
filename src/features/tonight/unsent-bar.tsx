import { useMessages } from "#platform/language/use-messages.ts";
import { exportUnsent } from "#platform/offline/export-file.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { buttonClass } from "#ui/button.tsx";
import { saveFile } from "#ui/save-file.ts";
import { tonightMessages } from "./messages.ts";

interface UnsentBarProps {
  state: OfflineState<{ person: string }>;
  onSend(): void;
  /** The name for entries on this page. */
  noun?: "answers" | "entries";
}

const oldMs = 48 * 3_600_000;

/** Says what is only on this phone and why, and offers to send it. */
export function UnsentBar({ state, onSend, noun = "answers" }: UnsentBarProps) {
  const { unsent: texts, refused: refusedTexts } = useMessages(tonightMessages);
  const { unsent, held, others, data } = state;
  const counted =
    noun === "entries"
      ? texts.entries
      : { waiting: texts.waiting, refused: refusedTexts.title, others: texts.others };
  const waiting = unsent.filter(({ id, refusal }) => refusal === undefined && !held.has(id));
  const refused = unsent.filter(({ refusal }) => refusal !== undefined);
  const isOld = unsent.some(({ at }) => Date.now() - Date.parse(at) > oldMs);
  const isSignedOut = state.state === "signed-out";
  const isShown = waiting.length + refused.length + others > 0 || isSignedOut;
  return (
    <div role="status" className="mb-4 empty:hidden">
      {isShown ? (
        <div
          className={`rounded-lg border p-4 text-sm ${isOld || isSignedOut || refused.length > 0 ? "border-2 border-dawn" : "border-line"} bg-white`}
        >
          {waiting.length > 0 ? (
            <p className="font-semibold tabular-nums">
              {counted.waiting({ count: waiting.length })}
            </p>
          ) : null}
          <p className="mt-0.5 empty:hidden">
            {isSignedOut ? texts.signedOut : waiting.length > 0 ? texts[whyOf(state)] : null}
          </p>
          {refused.length > 0 ? (
            <p className="mt-1 font-semibold tabular-nums">
              {counted.refused({ count: refused.length })}
            </p>
          ) : null}
          {isOld ? <p className="mt-1 font-medium text-error">{texts.old}</p> : null}
          {others > 0 ? (
            <p className="mt-1 text-slate">{counted.others({ count: others })}</p>
          ) : null}
          <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
            {isSignedOut ? (
              <a
                href={`/client-portal?next=${encodeURIComponent(location.pathname)}`}
                className={buttonClass("primary", "", "compact")}
              >
                {texts.signIn}
              </a>
            ) : waiting.length > 0 ? (
              <button
                type="button"
                onClick={onSend}
                disabled={state.state === "sending"}
                className={buttonClass("primary", "", "compact")}
              >
                {texts.sendNow}
              </button>
            ) : null}
            {waiting.length + refused.length > 0 && data ? (
              <button
                type="button"
                onClick={() => void exportUnsent(data.person).then(saveFile)}
                className={buttonClass("outline", "", "compact")}
              >
                {texts.saveFile}
              </button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

const whyOf = ({ state }: OfflineState<unknown>) =>
  state === "failed" || state === "busy" || state === "offline" ? state : "sending";
