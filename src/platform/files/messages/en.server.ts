export const en = {
  /** Each fits behind the name of the file: "IMG_1.heic: ...". */
  refusals: {
    empty: "The file is empty. Please choose it again or take the photo again.",
    "too-large": "The file is larger than {megabytes} MB. Please send a smaller one.",
    heic: "We can’t open HEIC photos. Please send a JPEG instead. On an iPhone, set Settings > Camera > Formats to Most Compatible and take it again. A screenshot of the photo works, too.",
    "unknown-kind":
      "Please send a photo (JPEG, PNG, WebP, AVIF) or a PDF. This file is something else.",
    "too-many-pixels":
      "The picture has more than {megapixels} megapixels. Please send a smaller copy.",
    damaged:
      "The picture is damaged or didn’t upload completely. Please send it again or take a new one.",
    infected:
      "Our scanner found malware in it, so we didn’t accept it. Please check the device it came from.",
    "too-many":
      "You’ve sent many files that aren’t attached to anything yet. Please try again tomorrow.",
    "too-much": "You’ve sent more in an hour than we can check. Please send the rest in an hour.",
    "too-many-at-once": "We accept up to {files} files at once. Please send the others afterward.",
    busy: "Many pictures are being sent right now. Please try again in a minute.",
    "no-room": "We have no room for files right now. Please send the text without it, or call us.",
    "not-stored": "We couldn’t save the file. Please send it again in a minute.",
  },
  /** Where a field takes no documents. */
  noPicture: "Please send a picture (JPEG, PNG, WebP, AVIF). This file is something else.",
  /** @param problem one of `refusals` */
  refused: "{name}: {problem}",
  notSent: "No file was sent.",
  /** What a file is called that came without a name. */
  unnamed: { jpeg: "Photo", pdf: "Document" },
  photos: ["{count} photo", "{count} photos"],
  documents: ["{count} PDF", "{count} PDFs"],
} as const;
