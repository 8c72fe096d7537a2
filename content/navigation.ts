import { contentIn, whileContentStays } from "./content-in.ts";
import type { NavigationItem, NavigationLink } from "./en/navigation.ts";
import * as en from "./en/navigation.ts";
import * as es from "./es/navigation.ts";
import { industriesContent } from "./industries.ts";
import { servicesContent } from "./services.ts";

export type { NavigationItem, NavigationLink } from "./en/navigation.ts";

const written = contentIn("navigation", en, es);

/** A service or an industry is called in the menus what its own list calls it, also once that was edited. */
export const navigationContent = whileContentStays((language) => {
  const content = written(language);
  const { services } = servicesContent(language);
  const { industries } = industriesContent(language);
  const entries = new Map<string, { title: string; description: string }>();
  for (const entry of [...services, ...industries]) entries.set(entry.href, entry);
  const anchors = new Map<string, { title: string }>(
    services.map((service) => [service.id, service]),
  );
  const asInMenu = (link: NavigationLink): NavigationLink => {
    const { title, description } = entries.get(link.href) ?? {};
    return title === undefined ? link : { ...link, name: title, description: description ?? "" };
  };
  const asInFooter = (link: NavigationLink): NavigationLink => {
    const title = anchors.get(link.href.split("#")[1] ?? "")?.title;
    return title === undefined ? link : { ...link, name: title };
  };
  return {
    ...content,
    navigation: content.navigation.map(
      (item): NavigationItem => ({
        ...item,
        ...(item.items && { items: item.items.map(asInMenu) }),
      }),
    ),
    footerNavigation: content.footerNavigation.map(({ links, ...column }) => ({
      ...column,
      links: links.map(asInFooter),
    })),
  };
});
