import { type FormError, malformed, tooLarge } from "./form-errors.server.ts";

export type BodyResult = { ok: true; text: string } | { ok: false; refusal: FormError };

/** Counts the bytes as UTF-8 up to the limit: `Content-Length` may claim too little. */
export async function readBody(request: Request, limitBytes: number): Promise<BodyResult> {
  if (Number(request.headers.get("content-length")) > limitBytes) {
    await request.body?.cancel();
    return { ok: false, refusal: tooLarge(limitBytes) };
  }
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    // Leaving the loop cancels the stream.
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > limitBytes) return { ok: false, refusal: tooLarge(limitBytes) };
      text += decoder.decode(chunk, { stream: true });
    }
    text += decoder.decode();
  } catch (error) {
    // The decoder's TypeError; anything else is a connection that broke while sending.
    const fault = error instanceof TypeError ? "not-text" : "cut-off";
    return { ok: false, refusal: malformed(fault) };
  }
  return { ok: true, text };
}
