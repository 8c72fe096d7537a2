import type { Page } from "#content/pages.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { marketingMessages } from "./messages.ts";
import { breadcrumbs } from "./structured-data.ts";

export function Breadcrumbs({ page, light = false }: { page: Page; light?: boolean }) {
  const metadata = breadcrumbs(page);
  const hover = light ? "hover:text-porcelain" : "hover:text-teal";
  return (
    <nav aria-label={useMessages(marketingMessages).breadcrumb}>
      <ol className={`flex flex-wrap gap-x-2 text-sm ${light ? "text-mist" : "text-slate"}`}>
        {metadata.map(({ name, url }, at) => (
          <li key={url} className="flex gap-x-2">
            {at < metadata.length - 1 ? (
              <>
                <a
                  href={url}
                  className={`inline-flex min-h-6 items-center underline underline-offset-4 ${hover}`}
                >
                  {name}
                </a>
                <span aria-hidden="true">/</span>
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
