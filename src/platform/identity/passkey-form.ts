/** Checks the shape alone of a passkey, as `navigator.credentials` gives it. */
import * as z from "zod/mini";

const base64url = z.string().check(z.regex(/^[\w-]{1,8192}$/));
const transports = z.catch(
  z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"])),
  [],
);

export const passkeyAnswer = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
});

export const passkeyRegistration = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(transports),
  }),
  clientExtensionResults: z.pipe(
    z.unknown(),
    z.transform(() => ({})),
  ),
});

export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>;
