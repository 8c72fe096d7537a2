/** Tells visitors apart without keeping their network address. */
import { createHmac } from "node:crypto";

export type HashAddress = (network: string) => string;

/** @param secret of this installation; without it, the few billion addresses could be tried out */
export const addressHasher =
  (secret: string): HashAddress =>
  (network) =>
    createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);

/** An IPv6 visitor owns a whole /64, so that is what counts; IPv4-mapped addresses are IPv4. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::")
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0")
    : [];
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.slice(0, 4).join(":")}::/64`;
}
