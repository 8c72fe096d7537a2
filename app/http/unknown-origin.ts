/**
 * Stands for the site's origin in what the build renders, which does not know where it will be served.
 * Nobody can ever have this name (RFC 2606), so that it means nothing else wherever it stands.
 */
export const unknownOrigin = "https://origin.invalid";
