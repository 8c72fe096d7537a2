import { preload } from "react-dom";
import { type EncodedPicture, encodedPictures, type PictureName } from "./picture-manifest.ts";

interface PictureProps {
  name: PictureName;
  /** Another cut for phones, where the subject needs it. */
  phone?: PictureName;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  /** Width of the picture on the page, as in the `sizes` attribute. */
  sizes: string;
  /** The largest thing above the fold: fetched first. */
  priority?: boolean;
  className?: string;
}

const phoneScreen = "(max-width: 47.99rem)";
const largerScreen = "(min-width: 48rem)";

/** A picture in AVIF and WebP with its dimensions; the box is cut by `className`. */
export function Picture({
  name,
  phone,
  alt,
  sizes,
  priority = false,
  className = "",
}: PictureProps) {
  const picture: EncodedPicture = encodedPictures[name];
  const largest = picture.widths.at(-1) ?? picture.width;
  if (priority) preloadPicture(name, phone, sizes);
  return (
    <picture>
      {phone ? <Sources name={phone} sizes="100vw" media={phoneScreen} /> : null}
      <Sources name={name} sizes={sizes} />
      <img
        src={address(name, largest, "webp")}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        className={`object-cover ${picture.tint} ${className}`}
      />
    </picture>
  );
}

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media?: string }) {
  const { width, height } = encodedPictures[name];
  return (["avif", "webp"] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={candidates(name, format)}
      {...{ sizes, media, width, height }}
    />
  ));
}

/** The preload scanner would find the picture later than this link in the head. */
function preloadPicture(name: PictureName, phone: PictureName | undefined, sizes: string): void {
  const all = phone
    ? [
        { name: phone, sizes: "100vw", media: phoneScreen },
        { name, sizes, media: largerScreen },
      ]
    : [{ name, sizes, media: undefined }];
  for (const { name, sizes, media } of all) {
    preload(address(name, encodedPictures[name].widths[0], "avif"), {
      as: "image",
      type: "image/avif",
      fetchPriority: "high",
      imageSrcSet: candidates(name, "avif"),
      imageSizes: sizes,
      media,
    });
  }
}

const candidates = (name: PictureName, format: "avif" | "webp") =>
  encodedPictures[name].widths
    .map((width) => `${address(name, width, format)} ${width}w`)
    .join(", ");

const address = (name: PictureName, width: number, format: "avif" | "webp") =>
  `/pictures/${name}-${width}-${encodedPictures[name].version}.${format}`;

/** The cut for links shared elsewhere: 1200 x 630, JPEG. */
export const sharedPicture = (name: PictureName) =>
  `/pictures/${name}-shared-${encodedPictures[name].version}.jpg`;
