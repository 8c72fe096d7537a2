import { type KeyboardEvent, useRef } from "react";
import type { NavigationItem } from "#content/navigation.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { marketingMessages } from "../messages.ts";
import { usePagePath } from "../page-path.ts";
import { currentPage, isWithin } from "./active.ts";
import { MegaMenu } from "./mega-menu.tsx";

/** Top-level navigation from 768 px on; the arrow keys move along it. */
export function DesktopNavigation({ items }: { items: readonly NavigationItem[] }) {
  const { header } = useMessages(marketingMessages);
  const pathname = usePagePath();
  const nav = useRef<HTMLElement>(null);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const stops = [...(nav.current?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  };

  return (
    <nav ref={nav} aria-label={header.main} className="hidden h-full md:block" onKeyDown={walk}>
      <ul className="flex h-full items-center">
        {items.map((item) => (
          <li key={item.href} className="flex h-full items-center">
            {item.items ? (
              <MegaMenu item={item} active={isWithin(pathname, item)} />
            ) : (
              <a
                href={item.href}
                data-stop=""
                aria-current={currentPage(pathname, item.href)}
                className="nav-stop"
              >
                {item.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
