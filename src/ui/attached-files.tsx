import FileText from "@lucide/icons/icons/file-text";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "./drawing.tsx";
import { signedInMessages } from "./signed-in/messages.ts";

interface AttachedFile {
  id: string;
  kind: "jpeg" | "pdf";
  name: string;
  width: number | null;
  height: number | null;
  /** True until a scanner has passed it. */
  isHeld?: boolean;
}

interface AttachedFilesProps {
  files: readonly AttachedFile[];
  /** They open at `<address>/<id>`. */
  address: string;
  /** Set it where the files stand beside a sentence and not beneath it. */
  isSmall?: boolean;
}

/** Photos small and in a row, documents by name; each opens whole. */
export function AttachedFiles({ files, address, isSmall = false }: AttachedFilesProps) {
  const { file: texts } = useMessages(signedInMessages);
  if (files.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-2 ${isSmall ? "my-1 shrink-0" : "my-3"}`}>
      {files.map(({ id, kind, name, width, height, isHeld }, at) => (
        <li key={id}>
          {isHeld ? (
            <p className="flex min-h-11 items-center rounded-md border border-line px-3 text-sm text-slate">
              {texts.beingChecked({ name })}
            </p>
          ) : (
            <a
              href={`${address}/${id}`}
              className="block rounded-md border border-line transition-colors hover:border-ink"
            >
              {kind === "jpeg" ? (
                <img
                  src={`${address}/${id}/thumbnail`}
                  alt={texts.position({ place: at + 1, count: files.length, name })}
                  width={width ?? undefined}
                  height={height ?? undefined}
                  loading="lazy"
                  decoding="async"
                  className={`rounded-md bg-sand object-cover ${isSmall ? "size-18" : "h-24 w-auto max-w-40 sm:h-28 sm:max-w-48"}`}
                />
              ) : (
                <span className="flex min-h-11 items-center gap-2 px-3 text-sm font-semibold">
                  <Drawing icon={FileText} className="size-5 shrink-0" />
                  {name}
                </span>
              )}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
