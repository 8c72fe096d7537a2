const always: readonly [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  ],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

const twoYears = "max-age=63072000; includeSubDomains";

/** @param https whether the visitor reached us by https; HSTS on plain http has no meaning. */
export const securityHeaders = (https: boolean): readonly [string, string][] =>
  https ? [...always, ["Strict-Transport-Security", twoYears]] : always;

const lists = { plain: securityHeaders(false).flat(), secure: securityHeaders(true).flat() };

/** Alternating names and values, as `writeHead` takes them. */
export const securityHeaderList = (https: boolean): readonly string[] =>
  https ? lists.secure : lists.plain;
