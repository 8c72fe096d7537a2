import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

const plain = {
  a: "AÁÀÂÄÃÅáàâäãå",
  c: "CÇç",
  e: "EÉÈÊËéèêë",
  i: "IÍÌÎÏíìîï",
  n: "N",
  o: "OÓÒÔÖÕóòôöõ",
  u: "UÚÙÛÜúùûü",
  y: "YÝýÿ",
  ñ: "Ñ",
};

/** Each letter that stands in the place of another, and the one in whose place it stands. */
const letters = [
  ...Object.entries(plain),
  ...[..."BDFGHJKLMPQRSTVWXZ"].map((letter) => [letter.toLowerCase(), letter] as const),
].map(([to, from]) => ({ from, to: to.repeat(from.length) }));

const [from, to] = (["from", "to"] as const).map((side) =>
  sql.raw(`'${letters.map((letter) => letter[side]).join("")}'`),
);

/**
 * The order of names in lists, as people look for one: capitals and accents count for nothing, and ñ comes
 * after n. Every database sorts by it alike, whereas the order of PGlite is that of bytes, with "acme" after
 * "Zoo", and that of a PostgreSQL is the one that its owner has chosen. PostgreSQL takes an index only where
 * it names the same expression.
 */
export const byName = (name: SQLWrapper): SQL =>
  // The tilde sorts ñ behind an n and whatever follows it, because no letter comes after a tilde.
  sql`(replace(translate(${name}, ${from}, ${to}), 'ñ', 'n~') collate "C")`;
