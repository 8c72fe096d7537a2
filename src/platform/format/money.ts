const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** @param cents integer @returns e.g. `$1,240.50` */
export const moneyText = (cents: number): string => dollars.format(cents / 100);
