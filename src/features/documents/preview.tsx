import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { DocumentData } from "./detail-screen.server.ts";
import { documentMessages } from "./messages.ts";

/** The current version itself: in the page where there is room, and to open or save everywhere. */
export function Preview({ data }: { data: DocumentData }) {
  const { view, id, title, kind, content, version } = data;
  const { preview, detail } = useMessages(documentMessages);
  const file = `${view.path}/${id}/file?version=${version}`;
  if (content !== "ready") return <EmptyState title={detail[content]} text={preview[content]} />;
  return (
    <section aria-label={preview.content}>
      {kind === "pdf" ? (
        // Browsers of phones show no PDF within a page.
        <iframe
          key={file}
          // Chromium's viewer: the page by its width, and no second column beside it.
          src={`${file}#navpanes=0&view=FitH`}
          title={title}
          className="h-[70svh] min-h-96 w-full rounded-lg border border-line bg-sand max-sm:hidden"
        />
      ) : (
        <img
          key={file}
          src={file}
          alt={title}
          className="max-h-[70svh] rounded-lg border border-line bg-sand object-contain"
        />
      )}
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={file} className={buttonClass("outline", "max-sm:grow", "compact")}>
          {preview.open}
        </a>
        <a
          href={`${file}&download=yes`}
          className={buttonClass("outline", "max-sm:grow", "compact")}
          download
        >
          {preview.download}
        </a>
      </p>
    </section>
  );
}
