import ArrowLeft from "lucide-react/icons/arrow-left";
import { articlePage } from "#content/articles.ts";

/** Link to the list that contains the article. */
export function BackLink({ path }: { path: string }) {
  const news = path.startsWith("/news/");
  return (
    <p className="mt-8">
      <a
        href={news ? "/news" : "/resources"}
        className="group inline-flex min-h-11 items-center gap-2 font-semibold tracking-snug text-teal underline decoration-teal/35 underline-offset-[6px] hover:decoration-2"
      >
        <ArrowLeft
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 transition-transform group-hover:-translate-x-1"
        />
        {news ? articlePage.allNews : articlePage.allResources}
      </a>
    </p>
  );
}
