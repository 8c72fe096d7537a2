/** True if a film is made of the journeys (`film.ts`). */
export const isFilmed = process.env.FILM === "1";

/** Milliseconds between what a browser is told to do, so that people can follow. */
export const filmPace = isFilmed ? 220 : 0;
