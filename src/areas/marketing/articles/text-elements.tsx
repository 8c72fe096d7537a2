import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { articlePage } from "#content/articles.ts";
import { isHidden } from "#content/hidden-pages.ts";
import { languageOfPath } from "#content/page-address.ts";

/** To a service that the company does not offer, words lead nowhere. */
const TextLink = ({ href = "", children }: ComponentProps<"a">) =>
  isHidden(languageOfPath(href), href) ? children : <a href={href}>{children}</a>;

/** A wide table scrolls by itself, by keyboard too, and is named by its columns. */
const TextTable = ({ children }: ComponentProps<"table">) => (
  <section
    className="prose-table"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    aria-label={articlePage.table(wordsIn(Children.toArray(children)[0]).join(", "))}
  >
    <table>{children}</table>
  </section>
);

function wordsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (isValidElement<{ children?: ReactNode }>(child)) return wordsIn(child.props.children);
    return typeof child === "string" && child.trim() !== "" ? [child] : [];
  });
}

const elements = { a: TextLink, table: TextTable };

export const useMDXComponents = () => elements;
