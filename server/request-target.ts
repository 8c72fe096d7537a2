/** Paths get one spelling (RFC 9112, 3.2): `//api/` must not bypass a proxy's rule for `/api/`. */
import { storableQuery } from "#platform/http/storable-text.ts";
import type { HttpError } from "./http-error.ts";

export type Target =
  | { kind: "path"; path: string }
  | { kind: "redirect"; path: string }
  | { kind: "error"; error: HttpError };

/** RFC 9110 recommends supporting this length; all headers together may have 16 KiB. */
const maxTargetCharacters = 8_000;

const ordinary = /^[\w/.~!$&'()*+,;=:@-]*$/;

type Refusal = "long-address" | "other-server" | "unreadable-address" | "no-host";

export const refuseTarget = (status: number, refusal: Refusal): Target => ({
  kind: "error",
  error: { status, message: ({ refused }) => refused[refusal] },
});

export function readTarget(target: string, host: string): Target {
  if (target.length > maxTargetCharacters) return refuseTarget(414, "long-address");
  const withPath = target.startsWith("/") ? target : withoutHost(target, host);
  if (withPath === undefined || withPath.includes("#")) {
    return refuseTarget(400, "other-server");
  }
  const local = storableQuery(withPath);
  const at = local.indexOf("?");
  const path = at === -1 ? local : local.slice(0, at);
  const isPlain = ordinary.test(path) && !path.includes("//") && !path.includes("/.");
  const isCanonical = isPlain && (!path.endsWith("/") || path === "/");
  const canonical = isCanonical ? path : normalizeUrlPath(path);
  if (canonical === undefined) return refuseTarget(400, "unreadable-address");
  const current = canonical + withCurrentParameters(canonical, local.slice(path.length));
  return current === local ? { kind: "path", path: local } : { kind: "redirect", path: current };
}

const behindSignIn = /^\/(?:client-portal|office|api\/portal)\//;

/** Half of the lists called these parameters so until November 2026: bookmarks and emails still do. */
const formerParameter = /([?&])(facility|client)=/g;

const withCurrentParameters = (path: string, query: string): string =>
  behindSignIn.test(path) ? query.replace(formerParameter, "$1$2Id=") : query;

function withoutHost(target: string, host: string): string | undefined {
  const [, authority, path = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (authority?.toLowerCase() !== host.toLowerCase()) return undefined;
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * The path in one spelling, whether or not a page is there: plain characters unescaped, no double or trailing
 * slashes. Undefined for paths that cannot be ours: browsers send none of these.
 */
function normalizeUrlPath(path: string): string | undefined {
  if (/[^\x21-\x7e]|\\/.test(path) || !isText(path)) return undefined;
  const canonical = path
    .replace(/%[2-7][\da-f]/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(.)\/$/, "$1");
  return /\/\.\.?(?:\/|$)/.test(canonical) ? undefined : canonical;
}

function isText(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
