import FileText from "@lucide/icons/icons/file-text";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "../button.tsx";
import { Drawing } from "../drawing.tsx";
import { formPartMessages } from "./messages.ts";
import type { Photo, PhotoLimits } from "./use-photos.ts";

interface PhotoRowProps {
  photo: Photo;
  takes: PhotoLimits["takes"];
  /** Name of the field that carries it, once the server has it. */
  fieldName: string | undefined;
  /** True once our script runs. */
  isReady: boolean;
  onRemove(): void;
  onRetry(): void;
}

/** Renders one photo of a form: its preview, its progress, and its buttons. */
export function PhotoRow(props: PhotoRowProps) {
  const { photo, takes, fieldName, isReady, onRemove, onRetry } = props;
  const { photos: texts, taken } = useMessages(formPartMessages);
  const { name, preview, state, progress, problem } = photo;
  return (
    <li className="flex items-center gap-3 rounded-md border border-line p-2">
      {preview ? (
        <img src={preview} alt="" className="size-14 shrink-0 rounded-sm bg-sand object-cover" />
      ) : (
        <Drawing icon={FileText} className="m-4 size-6 shrink-0" />
      )}
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">{name}</p>
        {state === "waiting" || state === "sending" ? (
          <progress
            value={progress}
            aria-label={texts.sending({ name })}
            className="mt-1 block h-1.5 w-full accent-teal"
          />
        ) : (
          <p className={`text-sm ${state === "sent" ? "text-slate" : "font-medium text-error"}`}>
            {state === "sent" ? taken[takes].sent : problem}
          </p>
        )}
      </div>
      {state === "failed" ? (
        <button type="button" onClick={onRetry} className={buttonClass("bare", "", "compact")}>
          <WithMore text={texts.tryAgain({ name })} />
        </button>
      ) : null}
      {isReady ? (
        <>
          {fieldName ? <input type="hidden" name={fieldName} value={name} /> : null}
          <button type="button" onClick={onRemove} className={buttonClass("bare", "", "compact")}>
            <WithMore text={texts.remove({ name })} />
          </button>
        </>
      ) : (
        <label className="flex min-h-11 items-center gap-2 px-2 text-sm">
          <input type="checkbox" name={fieldName} value={name} defaultChecked className="size-5" />
          <WithMore text={texts.keep({ name })} />
        </label>
      )}
    </li>
  );
}

/** Screen readers hear which one of several it is about; others can see it. */
const WithMore = ({ text }: { text: string }) => (
  <RichText text={text} tags={{ more: (words) => <span className="sr-only">{words}</span> }} />
);
