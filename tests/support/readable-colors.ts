/** Main colors for tests that change the company's: each is readable on light and dark. */
export const readableColors = ["#0b3d91", "#7a1f3d", "#14532d", "#4a1d96"] as const;
