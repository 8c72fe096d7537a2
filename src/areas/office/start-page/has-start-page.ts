import type { Actor } from "#platform/identity/actor.ts";

/** A crew lead's day begins with Tonight, which opens without a connection as well. */
export const hasStartPage = ({ role }: Pick<Actor, "role">): boolean => role !== "crew-lead";
