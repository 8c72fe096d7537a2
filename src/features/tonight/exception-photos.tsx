import Camera from "lucide-react/icons/camera";
import { useEffect, useRef, useState } from "react";
import { photoLimits } from "#platform/files/file-types.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { previewOf } from "#platform/offline/prepare-photo.ts";
import { buttonClass } from "#ui/button.tsx";
import { tonightMessages } from "./messages.ts";

/**
 * Photos from camera or album. They stay in the field until the form is given: stored on the phone
 * with it, or posted by a browser that stores nothing.
 */
export function ExceptionPhotos({ error }: { error: string | undefined }) {
  const { exception } = useMessages(tonightMessages);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; preview: string }[]>();

  useEffect(() => {
    setChosen([]);
    const form = input.current?.form;
    const clear = () => setChosen([]);
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);

  function hold(list: { file: File; preview: string }[]) {
    const files = new DataTransfer();
    for (const { file } of list) files.items.add(file);
    if (input.current) input.current.files = files.files;
    setChosen(list);
  }

  async function add(files: readonly File[]) {
    const before = chosen ?? [];
    const room = photoLimits.maxFiles - before.length;
    const added = files
      .slice(0, room)
      .map(async (file) => ({ file, preview: await previewOf(file) }));
    hold([...before, ...(await Promise.all(added))]);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{exception.photos}</legend>
      <label
        className={
          chosen === undefined
            ? ""
            : buttonClass(
                "outline",
                "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal",
                "compact",
              )
        }
      >
        {chosen === undefined ? null : (
          <Camera aria-hidden="true" strokeWidth={1.75} className="size-5" />
        )}
        <span className={chosen === undefined ? "sr-only" : ""}>{exception.addPhotos}</span>
        <input
          ref={input}
          type="file"
          name="photo"
          multiple
          accept={photoLimits.accept}
          aria-describedby="exception-photos-note"
          onChange={({ target }) => void add([...(target.files ?? [])])}
          className={
            chosen === undefined
              ? "block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-ink/30 file:px-4 file:font-semibold"
              : "sr-only"
          }
        />
      </label>
      <p
        id="exception-photos-note"
        className={`mt-1 text-sm ${error ? "font-medium text-error" : "text-slate"}`}
      >
        {error ?? exception.photosHelp}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {chosen?.map(({ file, preview }, at) => (
          <li
            key={`${file.name}-${file.lastModified}-${file.size}`}
            className="flex flex-col gap-1"
          >
            {preview ? (
              <img src={preview} alt={file.name} className="size-20 rounded-md object-cover" />
            ) : (
              <span className="grid size-20 place-items-center rounded-md bg-sand p-1 text-xs break-all">
                {file.name}
              </span>
            )}
            <button
              type="button"
              aria-label={exception.removePhoto({ photo: file.name })}
              onClick={() => hold(chosen.filter((_, index) => index !== at))}
              className="min-h-11 rounded-md text-sm font-semibold text-teal hover:underline"
            >
              {exception.remove}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
