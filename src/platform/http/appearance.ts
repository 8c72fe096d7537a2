/** Light or dark on the screens behind the sign-in; `system` follows the device. */
export const appearances = ["system", "light", "dark"] as const;

export type Appearance = (typeof appearances)[number];
