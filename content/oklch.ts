import { channelsOf } from "./palette.ts";

/** Colors by lightness, strength and hue, as the eye tells them apart (OKLCH, as in CSS Color 4). */
export interface Oklch {
  /** A number from 0 (black) to 1 (white). */
  lightness: number;
  /** 0 is gray. */
  chroma: number;
  /** An angle in degrees, without meaning for a gray. */
  hue: number;
}

const linearOf = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const encodedOf = (linear: number): number =>
  255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
}

/** The ratio that WCAG 2.2 defines, from 1 to 21. */
export function contrastOf(color: string, other: string): number {
  const [one, two] = [luminanceOf(color), luminanceOf(other)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

export function oklchOfChannels(channels: readonly [number, number, number]): Oklch {
  const [red, green, blue] = [linearOf(channels[0]), linearOf(channels[1]), linearOf(channels[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

export const oklchOf = (color: string): Oklch => oklchOfChannels(channelsOf(color));

function linearChannels({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const tolerance = 0.0005;
const isShown = (channels: readonly number[]) =>
  channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** A color outside sRGB loses strength until it is inside; lightness and hue stay. */
export function channelsOfOklch(color: Oklch): [number, number, number] {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let [least, most] = [0, color.chroma];
  let linear = linearChannels({ ...color, lightness });
  if (!isShown(linear)) {
    for (let round = 0; round < 20; round++) {
      const chroma = (least + most) / 2;
      if (isShown(linearChannels({ ...color, lightness, chroma }))) least = chroma;
      else most = chroma;
    }
    linear = linearChannels({ ...color, lightness, chroma: least });
  }
  const channel = (value: number) => Math.round(encodedOf(Math.min(1, Math.max(0, value))));
  return [channel(linear[0]), channel(linear[1]), channel(linear[2])];
}

/** @returns `#rrggbb` */
export const hexOf = (color: Oklch): string =>
  `#${channelsOfOklch(color)
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
