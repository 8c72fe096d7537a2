/**
 * Each feature with own pages declares its kind here, by the noun of the history. This module is safe for
 * browsers.
 */
// biome-ignore lint/suspicious/noEmptyInterface: Each feature adds its kind by declaration merging.
export interface OwnPageKinds {}

export type OwnPageKind = keyof OwnPageKinds;
