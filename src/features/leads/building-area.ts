// Pure and small: the browser uses it as well. Visitors of either page write in either language.

const squareFeetPerSquareMeter = 10.7639;

const vague =
  "(?:about|app?rox[a-z]*\\.?|around|roughly|circa|ca\\.?|some|nearly|almost|over|under|up to|more than|less than|just|unos|casi|hasta|(?:m[aá]s|menos|cerca|alrededor) de|~|≈|±)";
const number = "\\d{1,3}(?:[,.' ]\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?";
const multiple = "k|thousand|mill(?:ion|[oó]n|ones)|mil|m(?=\\s*(?:sq|sf))";
const feet =
  "sq\\.?\\s*(?:ft|feet|foot)|square\\s*(?:feet|foot|ft)|sqft|[grn]?sf|ft2|ft\\^2|feet|ft|pies?\\s*(?:2|cuadrados?)?";
const meters =
  "m2|m\\^2|sqm|sq\\.?\\s*m(?:et(?:er|re)s?)?|square\\s*met(?:er|re)s?|metros?\\s*(?:2|cuadrados?)?";

const written = new RegExp(
  `^(?:${vague}\\s*)*(${number})\\s*(${multiple})?` +
    `(?:\\s*(?:-|–|—|to|a)\\s*(${number})\\s*(${multiple})?)?` +
    `\\s*\\+?\\s*(?:de\\s+)?(?:(${meters})|${feet})?\\.?\\s*\\+?$`,
);

/** @returns whole square feet of `25k sq ft`, `1,200 m²` or a range's middle; undefined if unclear */
export function readSquareFeet(text: string): number | undefined {
  const plain = text.normalize("NFKC").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  const match = written.exec(plain.trim());
  if (match === null) return undefined;
  const [, first = "", firstMultiple, second, secondMultiple, inMeters] = match;
  const from = times(first, firstMultiple ?? (second === undefined ? undefined : secondMultiple));
  const to = second === undefined ? from : times(second, secondMultiple);
  const area = ((from + to) / 2) * (inMeters === undefined ? 1 : squareFeetPerSquareMeter);
  return Math.round(area);
}

function times(digits: string, multiple: string | undefined): number {
  return (
    readNumber(digits) * (multiple === undefined ? 1 : /^(k|t|mil$)/.test(multiple) ? 1e3 : 1e6)
  );
}

/** Three digits after a separator are thousands in any notation: nobody means 10.000 as ten. */
function readNumber(digits: string): number {
  const isGrouped = /^\d{1,3}([,.' ]\d{3})+(\.\d+)?$/.test(digits);
  return Number(
    isGrouped ? digits.replace(/[,.' ](?=\d{3}(\D|$))/g, "") : digits.replace(",", "."),
  );
}
