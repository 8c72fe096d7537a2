/**
 * Who asks, and by which public address: only as many proxies are believed as the configuration
 * names, counted from our side, because everything further left in the list is the visitor's word.
 */
import { isIP } from "node:net";

export interface Connection {
  /** Address of the peer that opened the connection to us. */
  peer: string;
  header(name: string): string | undefined;
}

export interface PublicAddress {
  /** By which pages and mails name this server. */
  origin: string;
  /** Every origin that means this server to this visitor's browser. */
  askedOrigins: string[];
  https: boolean;
  /** Network address of the visitor. */
  visitor: string;
}

const fallbackHost = "localhost";
const wellFormedHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The entry of the outermost proxy that is believed. A list may be shorter: not all pass every proxy. */
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

/** Whether the visitor reached the outermost trusted proxy by https. */
export const cameByHttps = (forwardedProto: string | undefined, hops: number): boolean =>
  fromProxy(forwardedProto, hops) === "https";

/** @param origin the configured public origin, which wins over what the request says */
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
