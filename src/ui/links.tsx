/** Links of a signed-in area to its own pages, each with the look that its name says. */
import { type ComponentProps, createElement } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button.tsx";
import {
  actionLinkClass,
  compactLinkClass,
  smallLinkClass,
  tallTextLinkClass,
  textLinkClass,
} from "./text-link.ts";

type PlainLinkProps = Omit<ComponentProps<typeof Link>, "className">;

const linkWith = (className: string) => (props: PlainLinkProps) =>
  createElement(Link, { ...props, className });

export const TextLink = linkWith(textLinkClass);
export const TallTextLink = linkWith(tallTextLinkClass);
export const ActionLink = linkWith(actionLinkClass);
export const CompactLink = linkWith(compactLinkClass);
export const SmallLink = linkWith(smallLinkClass);

interface CompactButtonLinkProps extends ComponentProps<typeof Link> {
  look?: ButtonLook;
}

/** A link that looks like a button. `className` must not repeat what look and size set. */
export const CompactButtonLink = (props: CompactButtonLinkProps) => {
  const { look = "outline", className, ...link } = props;
  return <Link {...link} className={buttonClass(look, className, "compact")} />;
};
