// Every color: pages, emails, guides, icons and previews use these, stylesheets as `--color-<name>`.
// Pairs that are used together must keep a contrast of 4.5 : 1. Pictures are rendered separately.
export const shippedPalette = {
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

export type ColorName = keyof typeof shippedPalette;

export type Palette = Readonly<Record<ColorName, string>>;

/** @param color `#rrggbb` or `#rgb`. @returns the three channels from 0 to 255 */
export function channelsOf(color: string): [red: number, green: number, blue: number] {
  const digits = color.slice(1);
  const whole = digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits;
  const channel = (at: number) => Number.parseInt(whole.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/**
 * The colors as they are now. Settings change them while the product runs (`changePalette`): what is made of
 * one while a module loads would keep the old one, so read it where it is used, or follow the changes.
 */
export const palette: Palette = { ...shippedPalette };

const darkOf = (colors: Palette): Partial<Palette> => ({
  white: colors.ink,
  porcelain: colors.night,
  sand: colors["ink-tint"],
  line: colors["ink-line"],
  ink: colors.frost,
  slate: colors.mist,
  teal: colors["teal-light"],
  "teal-deep": colors.mist,
  tint: colors["ink-tint"],
  error: colors["error-light"],
  "error-tint": colors["error-night"],
});

/** Signed-in people whose system is dark get these colors in place of the light ones. */
export const darkPalette: Partial<Palette> = darkOf(shippedPalette);

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
  /** Use it sparingly, and never for text. */
  accent: string;
}

export type Schemes = Record<"light" | "dark", Scheme>;

export const schemesOf = (colors: Palette): Schemes => ({
  light: {
    page: colors.sand,
    card: colors.porcelain,
    text: colors.ink,
    quiet: colors.slate,
    line: colors.line,
    action: colors.teal,
    onAction: colors.porcelain,
    tint: colors.tint,
    accent: colors.dawn,
  },
  dark: {
    page: colors.night,
    card: colors.ink,
    text: colors.frost,
    quiet: colors.mist,
    line: colors["ink-line"],
    action: colors["teal-light"],
    onAction: colors.ink,
    tint: colors["ink-tint"],
    accent: colors.dawn,
  },
});

export const schemes: Schemes = schemesOf(shippedPalette);

const followers: (() => void)[] = [];

/** `follow` runs after each change of the palette, to make again what was made of its colors. */
export const followPalette = (follow: () => void): void => void followers.push(follow);

/** A whole at once: nobody who reads sees colors of two brands. */
export function changePalette(colors: Palette): void {
  Object.assign(palette, colors);
  Object.assign(darkPalette, darkOf(colors));
  Object.assign(schemes, schemesOf(colors));
  for (const follow of followers) follow();
}
