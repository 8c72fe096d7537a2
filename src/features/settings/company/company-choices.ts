/** The values of schema.org. This module is safe for browsers. */
export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;
