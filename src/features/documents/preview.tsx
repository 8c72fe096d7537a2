import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { DocumentData } from "./detail.server.ts";

const notThere = {
  checking: {
    title: "Being checked",
    text: "We scan every file for malware before anyone opens it. This takes about a minute; please check back.",
  },
  refused: {
    title: "Refused by the scanner",
    text: "The file contained malware and was removed. A clean one must be added as the next version.",
  },
} as const;

/** The current version itself: in the page where there is room, and to open or save everywhere. */
export function Preview({ data }: { data: DocumentData }) {
  const { view, id, title, kind, content, version } = data;
  const file = `${view.path}/${id}/file?version=${version}`;
  if (content !== "ready") {
    const { title: heading, text } = notThere[content];
    return <EmptyState title={heading} text={text} />;
  }
  return (
    <section aria-label="Content">
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
          Open
        </a>
        <a
          href={`${file}&download=yes`}
          className={buttonClass("outline", "max-sm:grow", "compact")}
          download
        >
          Download
        </a>
      </p>
    </section>
  );
}
