/** What appointments are about: each feature that has some declares its kind here; safe for browsers. */
// biome-ignore lint/suspicious/noEmptyInterface: each feature adds its kind by declaration merging.
export interface AppointmentKinds {}

export type AppointmentKind = keyof AppointmentKinds;
