const minuteMs = 60_000;

/** `200 * 60_000` -> `3 h 20 min`. From two days of hours on, minutes say nothing more. */
export function timeInWords(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / minuteMs);
  if (minutes < 1) return "under a minute";
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 || hours >= 48 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** @param remaining milliseconds that count, negative once late */
export const leftInWords = (remaining: number, isLate: boolean): string =>
  isLate ? `${timeInWords(remaining)} late` : `${timeInWords(remaining)} left`;
