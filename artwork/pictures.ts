/**
 * The pictures of the site: masters in `artwork/pictures/*.webp`, and how each is cut and squeezed.
 * `npm run pictures` renders `public/pictures/` and `app/ui/picture-manifest.ts` from this list.
 */
export interface PictureRecipe {
  /** File in `artwork/pictures`, without its ending. */
  master: string;
  /** The part of the master that is used, in pixels of the master; the whole where absent. */
  crop?: { left: number; top: number; width: number; height: number };
  /** Widths to offer; those beyond the native width are left out. */
  widths: readonly number[];
  /** AVIF quality (0-100) per width, or for all of them. */
  avif: number | Readonly<Record<number, number>>;
  webp: number;
  /** Also cut a 1200 x 630 JPEG for links shared elsewhere. */
  shared?: boolean;
}

const widths = [640, 960, 1280, 1600] as const;

const interior = (master: string): PictureRecipe => ({
  master,
  widths,
  avif: 55,
  webp: 76,
  shared: true,
});

export const pictures: Readonly<Record<string, PictureRecipe>> = {
  lobby: { ...interior("lobby"), avif: 60 },
  // Phones see the desk and the shining floor; most of it lies beneath a dark gradient.
  "lobby-phone": {
    master: "lobby",
    crop: { left: 768, top: 24, width: 960, height: 1152 },
    widths: [640, 736],
    avif: 44,
    webp: 64,
  },
  office: interior("office"),
  hospital: interior("hospital"),
  classroom: interior("classroom"),
  retail: interior("retail"),
  warehouse: { ...interior("warehouse"), avif: 50 },
  hotel: interior("hotel"),
  skyline: interior("skyline"),
  restroom: interior("restroom"),
  datacenter: interior("datacenter"),
  clipboard: interior("clipboard"),
  supplies: interior("supplies"),
  iso: interior("iso"),
  iso_office: interior("iso_office"),
};
