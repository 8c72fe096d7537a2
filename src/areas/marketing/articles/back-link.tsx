import ArrowLeft from "@lucide/icons/icons/arrow-left";
import type { ArticleList } from "#content/articles.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { articleMessages } from "./messages.ts";

/** Link to the list that contains the article. */
export function BackLink({ list }: { list: ArticleList }) {
  const { allNews, allResources } = useMessages(articleMessages);
  const language = useLanguage();
  return (
    <p className="mt-8">
      <a
        href={addressIn(language, `/${list}`)}
        className="group inline-flex min-h-11 items-center gap-2 font-semibold tracking-snug text-teal underline decoration-teal/35 underline-offset-[6px] hover:decoration-2"
      >
        <Drawing
          icon={ArrowLeft}
          className="size-5 transition-transform group-hover:-translate-x-1"
        />
        {list === "news" ? allNews : allResources}
      </a>
    </p>
  );
}
