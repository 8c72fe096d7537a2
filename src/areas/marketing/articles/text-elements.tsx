import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { factsIn } from "#content/company-facts-in-text.ts";
import { isHidden } from "#content/hidden-pages.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { articleMessages } from "./messages.ts";

/** A link to a service that the company does not offer becomes plain text. */
export function TextLink({ href = "", children }: ComponentProps<"a">) {
  const language = useLanguage();
  return isHidden(language, href) ? children : <a href={href}>{children}</a>;
}

interface NamedTableProps {
  columns: readonly string[];
  children: ReactNode;
}

/** A wide table scrolls by itself, by keyboard too, and is named by its columns. */
export function NamedTable({ columns, children }: NamedTableProps) {
  const { table } = useMessages(articleMessages);
  return (
    <section
      className="prose-table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={table({ columns: columns.join(", ") })}
    >
      <table>{children}</table>
    </section>
  );
}

const TextTable = ({ children }: ComponentProps<"table">) => (
  <NamedTable columns={wordsIn(Children.toArray(children)[0])}>{children}</NamedTable>
);

function wordsIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (isValidElement<{ children?: ReactNode }>(child)) return wordsIn(child.props.children);
    return typeof child === "string" && child.trim() !== "" ? [child] : [];
  });
}

/** A shipped text has `{company.serviceArea}` in this place. */
function CompanyFact({ name }: { name: string }) {
  const facts = factsIn(useLanguage());
  return facts[name] ?? `{company.${name}}`;
}

const elements = { a: TextLink, table: TextTable, CompanyFact };

export const useMDXComponents = () => elements;
