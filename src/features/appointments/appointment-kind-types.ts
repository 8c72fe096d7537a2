/** Each feature that has appointments declares its kind here. This module is safe for browsers. */
// biome-ignore lint/suspicious/noEmptyInterface: Each feature adds its kind by declaration merging.
export interface AppointmentKinds {}

export type AppointmentKind = keyof AppointmentKinds;
