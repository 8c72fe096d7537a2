/** Elements that take the place of plain ones in the text of an article. */
import type { ComponentProps } from "react";
import { SiteLink } from "#app/ui/button.tsx";

const TextLink = ({ href = "", children }: ComponentProps<"a">) => (
  <SiteLink to={href}>{children}</SiteLink>
);

/** Wider than a phone: it scrolls by itself, with the keyboard as well. */
const TextTable = ({ children }: ComponentProps<"table">) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className="prose-table" tabIndex={0} aria-label="Table">
    <table>{children}</table>
  </section>
);

const elements = { a: TextLink, table: TextTable };

export const useMDXComponents = () => elements;
