import Download from "@lucide/icons/icons/download";
import { RichText, visuallyHidden } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { Picture } from "#ui/picture.tsx";
import { articleMessages } from "../articles/messages.ts";
import { Points } from "../sections/card-grid.tsx";
import type { GuideCard } from "./read-guides.server.ts";

export function GuideCards({ guides }: { guides: readonly GuideCard[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-16 lg:grid-cols-3">
      {guides.map((guide) => (
        <li key={guide.slug} id={guide.slug} className="flex scroll-mt-32 flex-col">
          <Cover guide={guide} />
          <h3 className="mt-8 text-subtitle font-semibold tracking-snug">{guide.title}</h3>
          <p className="mt-2 text-slate">{guide.description}</p>
          <Points points={guide.contents} />
          <p className="mt-auto pt-8">
            <DownloadLink guide={guide} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A small picture of the guide's first page. */
function Cover({ guide }: { guide: GuideCard }) {
  return (
    <div aria-hidden="true" className="grid place-items-center rounded-lg bg-sand p-8 md:p-10">
      <div className="flex aspect-[17/22] w-full max-w-56 flex-col bg-white shadow-float">
        <Picture name={guide.picture} alt="" sizes="14rem" className="aspect-[17/10] w-full" />
        <p className="px-5 pt-5 text-wrap text-subtitle leading-[1.05] font-semibold tracking-tight">
          {guide.title}
        </p>
        <p className="px-5 pt-2 text-xs leading-snug text-slate">{guide.subtitle}</p>
      </div>
    </div>
  );
}

function DownloadLink({ guide }: { guide: GuideCard }) {
  const { path, file } = guide;
  const words = useMessages(articleMessages).resources.guides;
  return (
    <a
      href={path}
      download
      type="application/pdf"
      className={buttonClass("primary", "w-full sm:w-auto")}
    >
      <Drawing icon={Download} className="size-5" />
      <span>
        <RichText text={words.download({ title: guide.title })} tags={{ hidden: visuallyHidden }} />
        {file ? (
          <span className="font-normal">
            {" "}
            {words.file({ pages: file.pages, size: kilobytes(file.bytes) })}
          </span>
        ) : null}
      </span>
    </a>
  );
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
