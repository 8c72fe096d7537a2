/** Colours and shapes of all mails. Inline, because many mail programs drop style sheets. */
import type { CSSProperties } from "react";

const ink = "#10292C";
const soft = "#48605F";
const teal = "#0F5F5C";
const tint = "#DDEFEA";
const hairline = "#DCD6CA";
const fonts = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export const look = {
  page: { backgroundColor: "#F1EDE5", fontFamily: fonts, color: ink, padding: "24px 12px" },
  card: { backgroundColor: "#FBF9F5", borderRadius: 12, maxWidth: 560, padding: "28px 24px" },
  dawn: { backgroundColor: "#E8A33D", height: 3, width: 40, lineHeight: "3px", fontSize: 1 },
  wordmark: {
    fontSize: 15,
    fontWeight: 700,
    letterSpacing: "0.01em",
    margin: "0 0 10px",
    color: ink,
  },
  heading: {
    fontSize: 24,
    lineHeight: "30px",
    letterSpacing: "-0.01em",
    margin: "20px 0 8px",
    color: ink,
  },
  subheading: { fontSize: 17, lineHeight: "24px", margin: "24px 0 4px", color: ink },
  text: { fontSize: 16, lineHeight: "25px", margin: "0 0 12px", color: ink },
  quiet: { fontSize: 13, lineHeight: "20px", margin: "0 0 6px", color: soft },
  label: { fontSize: 13, lineHeight: "18px", color: soft, margin: 0 },
  value: {
    fontSize: 17,
    lineHeight: "24px",
    color: ink,
    margin: "0 0 12px",
    overflowWrap: "anywhere",
  },
  message: {
    fontSize: 16,
    lineHeight: "25px",
    color: ink,
    backgroundColor: tint,
    borderRadius: 10,
    padding: "14px 16px",
    margin: "4px 0 0",
    overflowWrap: "anywhere",
  },
  reference: {
    fontSize: 22,
    fontWeight: 700,
    letterSpacing: "0.04em",
    color: teal,
    margin: "0 0 16px",
    fontVariantNumeric: "tabular-nums",
  },
  button: {
    backgroundColor: teal,
    borderRadius: 10,
    color: "#FBF9F5",
    display: "block",
    fontSize: 17,
    fontWeight: 600,
    padding: "13px 18px",
    textAlign: "center",
    textDecoration: "none",
    margin: "0 0 10px",
  },
  link: { color: teal, textDecoration: "underline" },
  rule: { borderColor: hairline, margin: "24px 0 16px" },
} satisfies Record<string, CSSProperties>;

/** For programs that show mails dark and read style sheets; the others invert by themselves. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
  .page, .page td { background-color: #0C1E20 !important; color: #EAF1EF !important; }
  .card, .card td { background-color: #10292C !important; }
  .card h1, .card h2, .card p, .card td { color: #EAF1EF !important; }
  .card .quiet, .card .label { color: #A9BFBC !important; }
  .card .reference, .card a.link { color: #7FCFC4 !important; }
  .card hr { border-color: #2A4A4D !important; }
  .card .message { background-color: #17393C !important; }
  .card a.button { background-color: #7FCFC4 !important; color: #10292C !important; }
  .dawn, .dawn td { background-color: #E8A33D !important; }
}`;
