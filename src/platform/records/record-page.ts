/** What an export reads at once, so that no list is in memory as a whole. */
export const recordsAtOnce = 500;
