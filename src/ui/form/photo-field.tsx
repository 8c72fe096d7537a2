import Camera from "@lucide/icons/icons/camera";
import ImagePlus from "@lucide/icons/icons/image-plus";
import Paperclip from "@lucide/icons/icons/paperclip";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "../button.tsx";
import { Drawing, type IconData } from "../drawing.tsx";
import { faultId } from "./fault-id.ts";
import { type FieldAnswer, useFieldAnswer } from "./form-answer.ts";
import { useHoldUntilSent } from "./hold-until-sent.ts";
import { formPartMessages } from "./messages.ts";
import { PhotoRow } from "./photo-row.tsx";
import { forgetUnsentPhoto } from "./unsent-photos.ts";
import { sentOf, useDraftPhotos, useUnsentPhotos } from "./use-draft-photos.ts";
import { type KeptPhotos, type Photo, type PhotoLimits, usePhotos } from "./use-photos.ts";

interface PhotoFieldProps {
  /** The id must be unique on the page. */
  id: string;
  label: string;
  help?: string;
  /** Takes one file by POST, and shows it at `<address>/<id>/thumbnail`. */
  address: string;
  limits: PhotoLimits;
  /** The answer of the form around it, unless another is set. */
  answer?: FieldAnswer | undefined;
  /** Told of what the server has, whenever it changes. */
  onKept?: (kept: KeptPhotos) => void;
  /** Set it where there is little space: the label is then for assistive technology alone. */
  isCompact?: boolean;
}

const prefix = "photo.";

/**
 * Photos from camera or album, in a form that is posted as `multipart/form-data`. Without our script
 * they are sent with it; with it each goes by itself as soon as it was chosen, and the form carries its
 * id (`photo.<id>`, the name as value).
 */
export function PhotoField(props: PhotoFieldProps) {
  const { id, label, help, address, limits, isCompact = false } = props;
  const { values = {}, errors: { photos: error } = {} } = useFieldAnswer(props) ?? {};
  const { photos: photoTexts, taken } = useMessages(formPartMessages);
  const texts = taken[limits.takes];
  const [isReady, setReady] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { photos, overflow, add, addAgain, restore, remove, retry } = usePhotos(
    address,
    keptIn(values),
    limits,
  );
  const heldReason = useHoldUntilSent(field, photos);

  useDraftPhotos(id, photos, restore);
  useUnsentPhotos(id, photos, addAgain);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when our script is there
  useEffect(() => {
    setReady(true);
    // Chosen before our script was there.
    add(input.current?.files ?? []);
  }, []);

  const reportKeptPhotos = useEffectEvent((keptPhotos: KeptPhotos) => props.onKept?.(keptPhotos));
  useEffect(() => reportKeptPhotos(sentOf(photos)), [photos]);

  const note = overflow ? texts.tooMany({ max: limits.maxFiles }) : (error ?? help);
  const isFault = overflow || error !== undefined;
  const pick = { id, accept: limits.accept, "aria-describedby": note ? `${id}-note` : undefined };
  return (
    <fieldset
      ref={field}
      id={error && faultId("photos")}
      className="w-full min-w-0"
      data-faulty={error ? "" : undefined}
    >
      <legend className={isCompact ? "sr-only" : "mb-1.5 block text-sm font-semibold"}>
        {label}
      </legend>
      {isReady ? (
        <div className="flex flex-wrap gap-2">
          <PickButton
            {...pick}
            icon={limits.accept.includes("pdf") ? Paperclip : ImagePlus}
            text={texts.add}
            multiple
            onFiles={add}
          />
          <PickButton
            {...pick}
            id={`${id}-camera`}
            icon={Camera}
            text={photoTexts.takePhoto}
            capture="environment"
            more="pointer-fine:hidden"
            onFiles={add}
          />
        </div>
      ) : (
        <input
          {...pick}
          ref={input}
          type="file"
          name="photo"
          multiple
          aria-label={label}
          className="block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-ink/30 file:px-4 file:font-semibold"
        />
      )}
      {note ? (
        <p
          id={`${id}-note`}
          className={`mt-1.5 text-sm ${isFault ? "font-medium text-error" : "text-slate"}`}
        >
          {note}
        </p>
      ) : null}
      <ul
        className={`mt-2 flex flex-col gap-2 empty:hidden ${isCompact ? "max-h-[30svh] overflow-y-auto" : ""}`}
      >
        {photos.map((photo) => (
          <PhotoRow
            key={photo.key}
            photo={photo}
            takes={limits.takes}
            fieldName={photo.id && prefix + photo.id}
            isReady={isReady}
            onRemove={() => {
              remove(photo);
              void forgetUnsentPhoto(photo.key);
              document.getElementById(id)?.focus();
            }}
            onRetry={() => {
              retry(photo);
              // Its button goes as soon as the photo is on its way.
              document.getElementById(id)?.focus();
            }}
          />
        ))}
      </ul>
      <p role="status" className="mt-1.5 text-sm font-medium empty:hidden">
        {heldReason ? sentenceOfHeldForm(heldReason, texts) : progressOf(photos, texts)}
      </p>
    </fieldset>
  );
}

type Texts = ReturnType<typeof formPartMessages>["taken"][PhotoLimits["takes"]];

const sentenceOfHeldForm = (heldReason: "sending" | "not-sent", texts: Texts) =>
  heldReason === "sending" ? texts.sentWhenUploaded : texts.notSent;

/** Heard, not seen: the rows show it. */
function progressOf(photos: readonly Photo[], texts: Texts): ReactNode {
  const sent = photos.filter(({ state }) => state === "sent").length;
  if (photos.length === 0) return null;
  return <span className="sr-only">{texts.progress({ sent, count: photos.length })}</span>;
}

interface PickButtonProps extends ComponentProps<"input"> {
  icon: IconData;
  text: string;
  more?: string;
  onFiles(files: Iterable<File>): void;
}

function PickButton({ icon, text, more = "", onFiles, ...input }: PickButtonProps) {
  return (
    <label
      className={buttonClass(
        "outline",
        `cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal ${more}`,
        "compact",
      )}
    >
      <Drawing icon={icon} className="size-5" />
      {text}
      <input
        {...input}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          onFiles(target.files ?? []);
          // An emptied input lets the same file be chosen again.
          target.value = "";
        }}
      />
    </label>
  );
}

const keptIn = (values: Readonly<Record<string, string>>): KeptPhotos =>
  Object.entries(values)
    .filter(([name]) => name.startsWith(prefix))
    .map(([field, name]) => ({ id: field.slice(prefix.length), name }));
