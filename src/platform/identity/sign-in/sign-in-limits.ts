import type { AttemptLimit } from "./attempt-limits.server.ts";

const minute = 60;

/** Somebody guesses one person's password from anywhere. */
const perName = { failures: 10, windowSeconds: 15 * minute };
/** The owner's browser passes the two others, so that no stranger can lock a person out. */
const perDevice = { failures: 30, windowSeconds: 15 * minute };
/** An office of 200 people signs in at eight, and some of them mistype. */
const perAddress = { failures: 100, windowSeconds: 10 * minute };
/** The password was right at this point; six digits cannot be guessed at this pace. */
const perSecondFactor = { failures: 10, windowSeconds: 60 * minute };

/** @param nameHash of the typed name, with or without an account @param deviceId a known browser */
export function signInLimits(
  nameHash: string,
  addressHash: string,
  deviceId: string | undefined,
): AttemptLimit[] {
  if (deviceId !== undefined) return [{ bucket: `sign-in-device:${deviceId}`, ...perDevice }];
  return [
    { bucket: `sign-in-name:${nameHash}`, ...perName },
    { bucket: `sign-in-address:${addressHash}`, ...perAddress },
  ];
}

/** A passkey's response or a link names no account, so only the address counts. */
export const addressLimits = (addressHash: string): AttemptLimit[] => [
  { bucket: `sign-in-address:${addressHash}`, ...perAddress },
];

export const secondFactorLimits = (
  accountId: string,
  deviceId: string | undefined,
): AttemptLimit[] => [{ bucket: `second-factor:${deviceId ?? accountId}`, ...perSecondFactor }];

/** A signed-in person types the password again: a stolen session must not guess it. */
export const confirmationLimits = (accountId: string): AttemptLimit[] => [
  { bucket: `password-confirmation:${accountId}`, ...perName },
];
