import { createHmac } from "node:crypto";

export type HashAddress = (network: string) => string;

/** @param secret of this installation; without it, the few billion addresses could be tried out */
export const addressHasher =
  (secret: string): HashAddress =>
  (network) =>
    createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);

/** Prime, so that neighbors are spread whether their networks are a /64 or a /56. */
const partsOfSite = 5;

/**
 * Networks count as one visitor. A server or a line has up to a /48 of IPv6, a household a /64 or a /56 of
 * one: a /48 counts as a handful of visitors. IPv4-mapped addresses are IPv4.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const groups = groupsOf(plain);
  const [a = 0, b = 0, c = 0, subnet = 0, ...rest] = groups;
  const [, mapped, high = 0, low = 0] = rest;
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const site = [a, b, c].map((group) => group.toString(16)).join(":");
  return `${site}::/48, part ${subnet % partsOfSite}`;
}

function groupsOf(address: string): number[] {
  const [left = [], right = []] = address.split("::").map((half) =>
    half
      .split(":")
      .filter(Boolean)
      .flatMap((group) => {
        if (!group.includes(".")) return Number.parseInt(group, 16);
        const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
        return [a * 256 + b, c * 256 + d];
      }),
  );
  const zeros = Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0);
  return [...left, ...zeros, ...right];
}
