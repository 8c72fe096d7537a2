/** Placeholder of the origin in built files; a name that nobody can ever own (RFC 2606). */
export const unknownOrigin = "https://origin.invalid";
