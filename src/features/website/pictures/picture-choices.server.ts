/** What a picture field of the editor offers: the company's own pictures, then those that ship. */
import type { EncodedPicture } from "#ui/encoded-picture.ts";
import { encodedPictures } from "#ui/picture-manifest.ts";
import { knownPictures, thumbnailOf } from "./known-pictures.server.ts";

export interface PictureChoice {
  name: string;
  /** Of an uploaded one what the company calls it; shipped ones have a name alone. */
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

export function pictureChoices(): PictureChoices {
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
      title: name.replaceAll("_", " "),
      thumbnail: thumbnailOf(name, picture),
    })),
  };
}
