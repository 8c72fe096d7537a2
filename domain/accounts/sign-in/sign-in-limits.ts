/** How many failures are let happen before somebody has to wait. */
import type { AttemptLimit } from "./attempt-limits.ts";

const minute = 60;

/** Per name: whoever guesses one person's password from anywhere. */
const perName = { failures: 10, windowSeconds: 15 * minute };
/** The owner's own browser is let past the two others, so that no stranger can lock a person out. */
const perDevice = { failures: 30, windowSeconds: 15 * minute };
/** Per address: an office of 200 people signs in at eight, and some of them mistype. */
const perAddress = { failures: 100, windowSeconds: 10 * minute };
/** Who comes here knows the password already; six digits are guessed by nobody at this pace. */
const perSecondFactor = { failures: 10, windowSeconds: 60 * minute };

/**
 * @param nameHash keyed hash of the name as it was typed, whether it belongs to anybody or not
 * @param deviceId of a browser that this account was signed in on before
 */
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

/** For what names nobody: the answer of a passkey, a link. */
export const addressLimits = (addressHash: string): AttemptLimit[] => [
  { bucket: `sign-in-address:${addressHash}`, ...perAddress },
];

export const secondFactorLimits = (
  accountId: string,
  deviceId: string | undefined,
): AttemptLimit[] => [{ bucket: `second-factor:${deviceId ?? accountId}`, ...perSecondFactor }];

/** For the password that a signed-in person types again: a session alone must not guess it. */
export const confirmationLimits = (accountId: string): AttemptLimit[] => [
  { bucket: `password-confirmation:${accountId}`, ...perName },
];
