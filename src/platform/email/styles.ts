/** Colors and shapes of all emails. Inline, because many mail programs drop style sheets. */
import type { CSSProperties } from "react";
import { followPalette, type Scheme, schemes } from "#content/palette.ts";

const fonts = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

const stylesOf = (light: Scheme) =>
  ({
    page: {
      backgroundColor: light.page,
      fontFamily: fonts,
      color: light.text,
      padding: "24px 12px",
    },
    card: { backgroundColor: light.card, borderRadius: 12, maxWidth: 560, padding: "28px 24px" },
    dawn: { backgroundColor: light.accent, height: 3, width: 40, lineHeight: "3px", fontSize: 1 },
    wordmark: {
      fontSize: 15,
      fontWeight: 700,
      letterSpacing: "0.01em",
      margin: "0 0 10px",
      color: light.text,
    },
    heading: {
      fontSize: 24,
      lineHeight: "30px",
      letterSpacing: "-0.01em",
      margin: "20px 0 8px",
      color: light.text,
    },
    subheading: { fontSize: 17, lineHeight: "24px", margin: "24px 0 4px", color: light.text },
    text: { fontSize: 16, lineHeight: "25px", margin: "0 0 12px", color: light.text },
    quiet: { fontSize: 13, lineHeight: "20px", margin: "0 0 6px", color: light.quiet },
    label: { fontSize: 13, lineHeight: "18px", color: light.quiet, margin: 0 },
    value: {
      fontSize: 17,
      lineHeight: "24px",
      color: light.text,
      margin: "0 0 12px",
      overflowWrap: "anywhere",
    },
    message: {
      fontSize: 16,
      lineHeight: "25px",
      color: light.text,
      backgroundColor: light.tint,
      borderRadius: 10,
      padding: "14px 16px",
      margin: "4px 0 0",
      overflowWrap: "anywhere",
    },
    reference: {
      fontSize: 22,
      fontWeight: 700,
      letterSpacing: "0.04em",
      color: light.action,
      margin: "0 0 16px",
      fontVariantNumeric: "tabular-nums",
    },
    button: {
      backgroundColor: light.action,
      borderRadius: 10,
      color: light.onAction,
      display: "block",
      fontSize: 17,
      fontWeight: 600,
      padding: "13px 18px",
      textAlign: "center",
      textDecoration: "none",
      margin: "0 0 10px",
    },
    link: { color: light.action, textDecoration: "underline" },
    rule: { borderColor: light.line, margin: "24px 0 16px" },
  }) satisfies Record<string, CSSProperties>;

/** The object stays the same, and gets new colors whenever the palette changes. */
export const styles = stylesOf(schemes.light);

followPalette(() => Object.assign(styles, stylesOf(schemes.light)));

/** Some programs show emails dark and read style sheets; the others invert by themselves. */
export function darkStyles(): string {
  const { dark } = schemes;
  return `@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: ${dark.page} !important; color: ${dark.text} !important; }
  .card, .card td { background-color: ${dark.card} !important; }
  .card h1, .card h2, .card h3, .card p, .card li, .card td { color: ${dark.text} !important; }
  .card .quiet, .card .label { color: ${dark.quiet} !important; }
  .card .reference, .card a.link { color: ${dark.action} !important; }
  .card hr { border-color: ${dark.line} !important; }
  .card .message { background-color: ${dark.tint} !important; }
  .card a.button { background-color: ${dark.action} !important; color: ${dark.onAction} !important; }
  .dawn, .dawn td { background-color: ${dark.accent} !important; }
}`;
}
