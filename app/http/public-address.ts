/**
 * Who asks, and by which public address: only as many proxies are believed as the configuration
 * names, counted from our side, because everything further left in the list is the visitor's word.
 */
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

const fromProxy = (value: string | undefined, hops: number): string | undefined =>
  hops === 0
    ? undefined
    : value?.split(",").at(-hops)?.trim() || value?.split(",")[0]?.trim() || undefined;

/** @param origin the configured public origin, which wins over what the request says */
export function publicAddress(
  connection: Connection,
  hops: number,
  origin: string | undefined,
): PublicAddress {
  const visitor = fromProxy(connection.header("x-forwarded-for"), hops) ?? connection.peer;
  const scheme =
    fromProxy(connection.header("x-forwarded-proto"), hops) === "https" ? "https" : "http";
  const host =
    fromProxy(connection.header("x-forwarded-host"), hops) ?? connection.header("host") ?? "";
  const asked = `${scheme}://${wellFormedHost.test(host) ? host.toLowerCase() : fallbackHost}`;
  const used = origin ?? asked;
  return {
    origin: used,
    askedOrigins: [...new Set([used, asked])],
    https: scheme === "https" || used.startsWith("https:"),
    visitor,
  };
}
