/** Lengths as people in the trade write them. */

const inchesPerFoot = 12;
const inchesPerMeter = 1 / 0.0254;
/** Half a mile: no building is longer, and a slip of the keys often is. */
const maxInches = 2_640 * inchesPerFoot;

const number = String.raw`(\d{1,6}(?:\.\d{1,4})?|\.\d{1,4})`;
const fraction = String.raw`(?:[ -]?(\d{1,2})/(\d{1,2}))?`;
const feet = String.raw`(?:ft|feet|foot|pies|pie|')\.?`;
const inches = String.raw`(?:in|inch|inches|pulgadas|pulgada|pulg|")\.?`;

const feetAndInches = new RegExp(
  `^${number} ?${feet}(?:[ ,-]*${number}${fraction} ?(?:${inches})?)?$`,
);
const inchesAlone = new RegExp(`^${number}${fraction} ?${inches}$`);
const feetAlone = new RegExp(`^${number}$`);
const metric = new RegExp(`^${number} ?(m|meters?|metres?|metros?|cm|mm)\\.?$`);

/** Typed by phones and word processors instead of the plain signs. */
const plainSigns = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[′’‘`´]/g, "'")
    .replaceAll(/[″”“]|''/g, '"')
    .replaceAll(/\s+/g, " ");

/**
 * `24 ft 6 in`, `24' 6"`, `24' 6`, `24.5` (feet), `294 in`, `7.5 m`, `750 cm`.
 * @returns inches; undefined for what is no length, or none of a building
 */
export function lengthInInches(text: string): number | undefined {
  const length = readInches(plainSigns(text));
  return length !== undefined && length > 0 && length <= maxInches ? length : undefined;
}

function readInches(text: string): number | undefined {
  const plain = feetAlone.exec(text);
  if (plain !== null) return Number(plain[1]) * inchesPerFoot;
  const mixed = feetAndInches.exec(text);
  if (mixed !== null) {
    const [, wholeFeet, more = "0", over, under] = mixed;
    const rest = Number(more) + part(over, under);
    // `24 ft 13 in` is a slip of the keys; what was meant is unknown.
    return rest < inchesPerFoot ? Number(wholeFeet) * inchesPerFoot + rest : undefined;
  }
  const single = inchesAlone.exec(text);
  if (single !== null) return Number(single[1]) + part(single[2], single[3]);
  const [, value, unit = ""] = metric.exec(text) ?? [];
  if (value === undefined) return undefined;
  const perMeter = unit === "cm" ? 100 : unit === "mm" ? 1_000 : 1;
  return (Number(value) / perMeter) * inchesPerMeter;
}

/** A fraction of an inch; NaN, and so no length, where it is none. */
function part(over: string | undefined, under: string | undefined): number {
  if (over === undefined || under === undefined) return 0;
  return Number(over) < Number(under) ? Number(over) / Number(under) : Number.NaN;
}

/** The text beside a line that is being drawn, e.g. `24 ft 6 in`. */
export function lengthText(length: number): string {
  const whole = Math.round(length);
  const [wholeFeet, rest] = [Math.floor(whole / inchesPerFoot), whole % inchesPerFoot];
  if (wholeFeet === 0) return `${rest} in`;
  return rest === 0 ? `${wholeFeet} ft` : `${wholeFeet} ft ${rest} in`;
}
