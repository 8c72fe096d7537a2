/** Names the time zone of the browser, or of the process. @returns e.g. `America/Chicago` */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
