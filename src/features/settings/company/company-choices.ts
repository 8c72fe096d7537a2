/** In the words of schema.org; safe for browsers. */
export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;
