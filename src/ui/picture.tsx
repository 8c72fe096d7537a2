import { preload } from "react-dom";
import type { EncodedCut, EncodedPicture } from "./encoded-picture.ts";
import { encodedPictures } from "./picture-manifest.ts";
import { uploadedPicture } from "./uploaded-pictures.ts";

interface PictureProps {
  /** A shipped picture, or one that the company has uploaded; nothing is shown for any other name. */
  name: string;
  /** Empty where the picture only decorates. */
  alt: string;
  /** Width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The largest element above the fold: fetched first. */
  priority?: boolean;
  /** Phones get its narrow crop, if it has one: for boxes as wide as a phone and about as high. */
  phoneCut?: boolean;
  className?: string;
}

const phoneScreen = "(max-width: 47.99rem)";
const largerScreen = "(min-width: 48rem)";

const shipped: Readonly<Record<string, EncodedPicture>> = encodedPictures;

/** Finds a shipped or uploaded picture by the name that texts use for it. */
export const findPicture = (name: string): EncodedPicture | undefined =>
  Object.hasOwn(shipped, name) ? shipped[name] : uploadedPicture(name);

/** AVIF and WebP with dimensions and a blurred miniature; `className` sets the box. */
export function Picture({
  name,
  alt,
  sizes,
  priority = false,
  phoneCut = false,
  className = "",
}: PictureProps) {
  const picture = findPicture(name);
  if (picture === undefined) return null;
  const phone = phoneCut ? picture.phone : undefined;
  const largest = picture.widths.at(-1) ?? picture.width;
  const whole = { name, cut: picture, sizes };
  const narrow = phone && { name: `${name}-phone`, cut: phone, sizes: "100vw", media: phoneScreen };
  if (priority) preloadCuts(narrow ? [narrow, { ...whole, media: largerScreen }] : [whole]);
  return (
    <picture>
      {narrow ? <Source {...narrow} /> : null}
      <Source {...whole} />
      <Source {...whole} format="webp" />
      <img
        src={address(name, picture, largest, "webp")}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={`picture picture-${name} ${narrow ? "picture-cut " : ""}${className}`}
      />
    </picture>
  );
}

type Format = "avif" | "webp";

interface Offer {
  name: string;
  cut: EncodedCut;
  sizes: string;
  media?: string;
}

function Source({ name, cut, sizes, media, format = "avif" }: Offer & { format?: Format }) {
  const { width, height } = cut;
  return (
    <source
      type={`image/${format}`}
      srcSet={candidates(name, cut, format)}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  );
}

/** The preload scanner would find the picture later than this link in the head. */
function preloadCuts(offers: readonly Offer[]): void {
  for (const { name, cut, sizes, media } of offers) {
    preload(address(name, cut, cut.widths[0] ?? cut.width, "avif"), {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcSet: candidates(name, cut, "avif"),
      imageSizes: sizes,
      media,
    });
  }
}

const candidates = (name: string, cut: EncodedCut, format: Format) =>
  cut.widths.map((width) => `${address(name, cut, width, format)} ${width}w`).join(", ");

const address = (name: string, cut: EncodedCut, width: number, format: Format) =>
  `/pictures/${name}-${width}-${cut.version}.${format}`;

/** Some places take no list of sizes; a picture that is gone is replaced by that of the home page. */
export function pictureOfOneSize(name: string) {
  const source = findPicture(name);
  const picture = source ?? encodedPictures.lobby;
  const width = picture.widths.filter((each) => each <= 1280).at(-1) ?? picture.width;
  return {
    path: address(source ? name : "lobby", picture, width, "webp"),
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}

export const pictureAddress = (name: string): string => pictureOfOneSize(name).path;
