/** Trusts the configured number of proxies only, from our side: the rest of the list is forgeable. */
import { isIP } from "node:net";

export interface Connection {
  /** Address of the peer that opened the connection to us. */
  peer: string;
  header(name: string): string | undefined;
}

export interface PublicAddress {
  origin: string;
  /** Every origin under which this visitor's browser may know the server. */
  askedOrigins: string[];
  https: boolean;
  visitor: string;
}

const fallbackHost = "localhost";
const wellFormedHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The entry of the outermost trusted proxy. A list may be shorter: not all requests pass each. */
function fromProxy(value: string | undefined, hops: number): string | undefined {
  if (hops === 0 || value === undefined) return undefined;
  const entries = value.split(",");
  return (entries.at(-hops) ?? entries[0])?.trim() || undefined;
}

/** Some proxies add the port (`203.0.113.9:51234`, `[2001:db8::9]:51234`), some quote the whole. */
function addressIn(entry: string | undefined): string | undefined {
  const plain = entry?.replace(/^"(.*)"$/, "$1") ?? "";
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(plain) ?? [];
  if (v6 !== undefined) return isIP(v6) === 6 ? v6 : undefined;
  const address = v4 ?? plain;
  return isIP(address) === 0 ? undefined : address;
}

export const cameByHttps = (forwardedProto: string | undefined, hops: number): boolean =>
  fromProxy(forwardedProto, hops) === "https";

/** @param origin the configured public origin, which takes precedence over the request */
export function publicAddress(
  connection: Connection,
  hops: number,
  origin: string | undefined,
): PublicAddress {
  const forwarded = fromProxy(connection.header("x-forwarded-for"), hops);
  const visitor = addressIn(forwarded) ?? connection.peer;
  const scheme = cameByHttps(connection.header("x-forwarded-proto"), hops) ? "https" : "http";
  const host =
    fromProxy(connection.header("x-forwarded-host"), hops) ?? connection.header("host") ?? "";
  const requested = `${scheme}://${wellFormedHost.test(host) ? host.toLowerCase() : fallbackHost}`;
  const used = origin ?? requested;
  return {
    origin: used,
    askedOrigins: [...new Set([used, requested])],
    https: scheme === "https" || used.startsWith("https:"),
    visitor,
  };
}
