/** Ticks of weekdays in forms, Monday first. */
export const weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
