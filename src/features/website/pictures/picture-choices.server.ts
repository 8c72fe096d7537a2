/** What a picture field of the editor offers: the company's own pictures, then those that ship. */
import type { Language } from "#platform/language/language.ts";
import type { EncodedPicture } from "#ui/encoded-picture.ts";
import { encodedPictures, type PictureName } from "#ui/picture-manifest.ts";
import { websiteServerMessages } from "../messages.server.ts";
import { knownPictures, thumbnailOf } from "./known-pictures.server.ts";

export interface PictureChoice {
  name: string;
  /** What the company calls an uploaded one, and messages one that ships. */
  title: string;
  /** Where its smallest size is served; null while it is being made. */
  thumbnail: string | null;
}

export interface PictureChoices {
  /** Those that may stand where a picture is described. */
  described: readonly PictureChoice[];
  /** Those that only decorate. */
  decorative: readonly PictureChoice[];
  shipped: readonly PictureChoice[];
}

/** Undefined for an uploaded one, and for one of another version of the product. */
export function titleOfShippedPicture(name: string, language: Language): string | undefined {
  const titles: Readonly<Record<PictureName, string>> =
    websiteServerMessages(language).shippedPictures;
  return Object.hasOwn(titles, name) ? titles[name as PictureName] : undefined;
}

export function pictureChoices(language: Language): PictureChoices {
  const uploaded = (isDecorative: boolean) =>
    [...knownPictures().values()]
      .filter((picture) => picture.isDecorative === isDecorative)
      .map(({ name, title, shown }) => ({
        name,
        title,
        thumbnail: shown === undefined ? null : thumbnailOf(name, shown),
      }));
  const shipped: [string, EncodedPicture][] = Object.entries(encodedPictures);
  return {
    described: uploaded(false),
    decorative: uploaded(true),
    shipped: shipped.map(([name, picture]) => ({
      name,
      title: titleOfShippedPicture(name, language) ?? name,
      thumbnail: thumbnailOf(name, picture),
    })),
  };
}
