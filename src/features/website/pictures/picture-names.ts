/** Texts, pages and articles refer to a picture by its name. The prefix keeps it apart from shipped ones. */
const prefix = "own-";

const maxCharacters = 40;

/** E.g. `own-front-desk`, of a title in any script. */
export function uploadedName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxCharacters)
    .replace(/^-+|-+$/g, "");
  return prefix + (plain || "picture");
}

export const isUploadedName = (name: string): boolean =>
  /^own-[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 60;
