/** By the clock of who reads it; the day where it is not today's. @param language BCP 47 */
export function timeOf(date: Date, now = new Date(), language = "en-US"): string {
  const isToday = date.toDateString() === now.toDateString();
  const day = isToday ? {} : ({ month: "short", day: "numeric" } as const);
  return date
    .toLocaleString(language, { ...day, hour: "numeric", minute: "2-digit" })
    .replaceAll("\u202f", " ");
}
