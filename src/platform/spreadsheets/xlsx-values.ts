/** Reads a workbook's cell as the text that somebody would type: formulas are their last results. */

interface CellFacts {
  /** `s` for a shared text, `b`, `e`, `d`, `str`, `inlineStr`, or nothing for a number. */
  type: string;
  isDate: boolean;
  isFrom1904: boolean;
  texts: readonly string[];
}

export function cellText(value: string, { type, isDate, isFrom1904, texts }: CellFacts): string {
  switch (type) {
    case "s":
      return unescaped(texts[Number(value)] ?? "");
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "str":
    case "inlineStr":
    case "d":
    case "e":
      return unescaped(value);
    default:
      return numberText(value.trim(), isDate, isFrom1904);
  }
}

/** Excel writes what XML cannot hold as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function numberText(value: string, isDate: boolean, isFrom1904: boolean): string {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) return value;
  if (isDate) return dateText(number, isFrom1904) ?? value;
  // Excel counts with 15 digits: 0.1 + 0.2 is 0.3 on its screen.
  return String(Number(number.toPrecision(15)));
}

const daysTo1970 = { of1900: 25_569, of1904: 24_107 };
const msADay = 86_400_000;

/** `2026-11-26`, with the time where there is one; undefined for what is no day of any calendar. */
function dateText(serial: number, isFrom1904: boolean): string | undefined {
  const ms = Math.round((serial - daysTo1970[isFrom1904 ? "of1904" : "of1900"]) * msADay);
  const moment = new Date(ms);
  if (Number.isNaN(moment.getTime())) return undefined;
  const [day = "", time = ""] = moment.toISOString().split("T");
  if (serial >= 0 && serial < 1) return time.slice(0, 5);
  return Number.isInteger(serial) ? day : `${day} ${time.slice(0, 5)}`;
}

/** Formats have a number that every Excel has, or a code of letters that somebody made. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
  const letters = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "");
  return /[dmyhs]/i.test(letters) && !/general/i.test(letters);
}
