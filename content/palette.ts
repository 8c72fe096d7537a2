// Every color: pages, emails, guides, icons and previews use these, stylesheets as `--color-<name>`.
// Pairs that are used together must keep a contrast of 4.5 : 1. Pictures are rendered separately.
export const palette = {
  white: "#fff",
  ink: "#10292c",
  "ink-tint": "#17393c",
  "ink-line": "#2a4a4d",
  night: "#0b1e21",
  slate: "#465859",
  mist: "#b7c8c5",
  frost: "#eaf1ef",
  teal: "#0f5f5c",
  "teal-deep": "#0b4b49",
  "teal-light": "#7fcfc4",
  tint: "#ddefea",
  dawn: "#e8a33d",
  "dawn-light": "#f2b75f",
  porcelain: "#fbf9f5",
  sand: "#f1ede5",
  line: "#dcd6ca",
  field: "#7f8b87",
  error: "#a5281b",
  "error-tint": "#fbeae6",
  "error-light": "#f2a79b",
  "error-night": "#3b2320",
} as const satisfies Record<string, `#${string}`>;

/** What a color becomes on screens of signed-in people whose system is dark. */
export const darkPalette: Partial<Record<keyof typeof palette, string>> = {
  white: palette.ink,
  porcelain: palette.night,
  sand: palette["ink-tint"],
  line: palette["ink-line"],
  ink: palette.frost,
  slate: palette.mist,
  teal: palette["teal-light"],
  "teal-deep": palette.mist,
  tint: palette["ink-tint"],
  error: palette["error-light"],
  "error-tint": palette["error-night"],
};

/** Colors by purpose, on screens that follow the reader's choice of light or dark. */
export interface Scheme {
  page: string;
  card: string;
  text: string;
  quiet: string;
  line: string;
  action: string;
  onAction: string;
  tint: string;
  /** Sparingly; never for text. */
  accent: string;
}

export const schemes: Record<"light" | "dark", Scheme> = {
  light: {
    page: palette.sand,
    card: palette.porcelain,
    text: palette.ink,
    quiet: palette.slate,
    line: palette.line,
    action: palette.teal,
    onAction: palette.porcelain,
    tint: palette.tint,
    accent: palette.dawn,
  },
  dark: {
    page: palette.night,
    card: palette.ink,
    text: palette.frost,
    quiet: palette.mist,
    line: palette["ink-line"],
    action: palette["teal-light"],
    onAction: palette.ink,
    tint: palette["ink-tint"],
    accent: palette.dawn,
  },
};
