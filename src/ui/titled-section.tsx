import type { ComponentProps, ReactNode } from "react";

interface TitledSectionProps extends Omit<ComponentProps<"section">, "title"> {
  /** The id of the heading, which names the section. */
  titleId: string;
  title: ReactNode;
  size?: keyof typeof headings;
}

const headings = {
  large: "text-subtitle font-semibold tracking-snug",
  small: "text-base font-semibold tracking-snug",
};

/** A part of a page with a heading of its own. */
export const TitledSection = ({
  titleId,
  title,
  size = "large",
  children,
  ...section
}: TitledSectionProps) => (
  <section aria-labelledby={titleId} {...section}>
    <h2 id={titleId} className={headings[size]}>
      {title}
    </h2>
    {children}
  </section>
);

interface AnchorSectionProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A smaller part that addresses lead to by its id. */
export const AnchorSection = ({ id, title, children }: AnchorSectionProps) => (
  <TitledSection titleId={`${id}-title`} title={title} size="small" id={id} className="scroll-mt-6">
    {children}
  </TitledSection>
);
