/** Dollars are written alike in the languages of the product (`es-US` as `en-US`). */
const formatWith = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const [exact, precise] = [formatWith(2), formatWith(3)];

/** @param cents integer @returns e.g. `$1,240.50` */
export const moneyText = (cents: number): string => exact.format(cents / 100);

/** Without cents where there are none. @returns e.g. `$1,240` */
export const moneyWithoutZeroCents = (cents: number): string =>
  moneyText(cents).replace(/\.00$/, "");

/** Formats prices by the square foot. @returns e.g. `$0.128` */
export const preciseMoneyText = (cents: number): string => precise.format(cents / 100);
