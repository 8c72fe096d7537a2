import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { NavigationItem } from "#content/navigation.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { marketingMessages } from "../messages.ts";
import { usePagePath } from "../page-path.ts";
import { currentPage } from "./active.ts";
import { useMegaMenu } from "./use-mega-menu.ts";

/** A native disclosure opens before scripts have loaded; `useMegaMenu` adds hover and keys. */
export function MegaMenu({ item, active }: { item: NavigationItem; active: boolean }) {
  const { header } = useMessages(marketingMessages);
  const pathname = usePagePath();
  const { ref, handlers } = useMegaMenu();
  return (
    <details
      ref={ref}
      name="main-menu"
      className="group/menu flex h-full items-center"
      {...handlers}
    >
      <summary data-stop="" data-active={active ? "" : undefined} className="nav-stop">
        {item.name}
        <Drawing
          icon={ChevronDown}
          className="size-4 transition-transform group-open/menu:rotate-180"
        />
      </summary>
      <div className="menu-panel unfold border-t border-line">
        <div className="wrap grid gap-x-12 gap-y-6 py-10 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <p className="text-title font-semibold tracking-tight">{item.name}</p>
            <p className="mt-3 mb-3 max-w-[28ch] text-slate">{item.blurb}</p>
            <ArrowLink to={item.href}>
              <RichText
                text={header.viewAll({ section: item.name })}
                tags={{ of: (words) => <span className="sr-only">{words}</span> }}
              />
            </ArrowLink>
          </div>
          <ul className="grid grid-cols-2 gap-x-8 lg:col-span-9 xl:grid-cols-3">
            {item.items?.map((link) => (
              <li key={link.href} className="border-t border-line">
                <a
                  href={link.href}
                  aria-current={currentPage(pathname, link.href)}
                  className="group/card block h-full py-5 aria-[current=page]:text-teal"
                >
                  <span className="font-semibold tracking-snug decoration-teal/40 underline-offset-4 group-hover/card:text-teal group-hover/card:underline">
                    {link.name}
                  </span>
                  <span className="mt-1 block text-sm text-slate">{link.description}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
