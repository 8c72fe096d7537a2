/** Makes this process look as the settings say: palette, logo, and the files that show it. */
import {
  type BrandPicture,
  brandColorNames,
  changeBrand,
  shippedBrand,
  shippedColors,
} from "#content/brand.ts";
import { paletteOf } from "#content/brand-colors.ts";
import { palette } from "#content/palette.ts";
import type { Database } from "#platform/database/client.ts";
import { changePaperLogo } from "#platform/pdf/paper-logo.ts";
import {
  onDark,
  rasterOf,
  type StoredPicture,
  shortContentHash,
  tileOf,
} from "./brand-picture.server.ts";
import { findStoredBrand, type StoredBrand } from "./stored-brand.server.ts";

export interface BrandFiles {
  /** By their addresses; a name has the version of its content. */
  pictures: ReadonlyMap<string, Buffer>;
  /** A square of 512 pixels, of which icons are made; undefined for the shipped mark. */
  tile: Buffer | undefined;
}

const none: BrandFiles = { pictures: new Map(), tile: undefined };
let files = none;
let applied = "";

export const brandFiles = (): BrandFiles => files;

const isShipped = ({ colors, logo, icon }: StoredBrand): boolean =>
  logo === null &&
  icon === null &&
  brandColorNames.every((name) => colors[name] === shippedColors[name]);

/** @returns whether it is another than before */
export async function applyStoredBrand(db: Database): Promise<boolean> {
  const stored = await findStoredBrand(db);
  const version = isShipped(stored) ? "" : shortContentHash(JSON.stringify(stored));
  if (version === applied) return false;
  const pictures = new Map<string, Buffer>();
  const logo = stored.logo && (await readLogo(stored.logo, stored.logoOnDark, pictures));
  changeBrand(
    version === ""
      ? shippedBrand
      : {
          colors: stored.colors,
          palette: paletteOf(stored.colors),
          logo: logo && { onLight: logo.onLight, onDark: logo.onDark },
          logoPlace: stored.logoPlace,
          version,
        },
  );
  changePaperLogo(logo?.png);
  const icon = stored.icon ?? stored.logo;
  const tile = icon ? await tileOf(await rasterOf(icon), palette.porcelain) : undefined;
  files = { pictures, tile };
  applied = version;
  return true;
}

async function readLogo(
  stored: StoredPicture,
  storedOnDark: StoredPicture | null,
  pictures: Map<string, Buffer>,
) {
  const png = await rasterOf(stored);
  const add = (
    name: string,
    { kind, width, height }: Omit<StoredPicture, "content">,
    bytes: Buffer,
  ) => {
    const address = `/brand/${name}-${shortContentHash(bytes)}.${kind}`;
    pictures.set(address, bytes);
    return { address, width, height } satisfies BrandPicture;
  };
  const onLight = add("logo", stored, Buffer.from(stored.content, "base64"));
  const dark = storedOnDark
    ? add("logo-on-dark", storedOnDark, Buffer.from(storedOnDark.content, "base64"))
    : add("logo-on-dark", { ...stored, kind: "png" }, await onDark(png));
  return { onLight, onDark: dark, png };
}
