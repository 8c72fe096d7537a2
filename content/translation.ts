/**
 * The public site's content in another language, with the shape of the English: as many entries, the same
 * ids, icons and pictures, and addresses of the pages in that language. A difference does not compile.
 */

/** Named alike in every language. */
type Neutral = "id" | "icon" | "image" | "updated";

type Address<T> = T extends "/"
  ? "/es"
  : T extends `/#${infer Anchor}`
    ? `/es#${Anchor}`
    : T extends `/${infer Rest}`
      ? `/es/${Rest}`
      : T;

type Picture = Readonly<Record<"name" | "alt", string>>;

export type Translation<T> = T extends string
  ? string
  : T extends Picture
    ? { readonly [Key in keyof T]: Key extends "alt" ? string : T[Key] }
    : T extends object
      ? {
          readonly [Key in keyof T]: Key extends Neutral
            ? T[Key]
            : Key extends "href" | "to"
              ? Address<T[Key]>
              : Translation<T[Key]>;
        }
      : T;
