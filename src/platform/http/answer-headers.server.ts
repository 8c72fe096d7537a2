import type { HeadersArgs } from "react-router";

/** A form's answer has headers of its own, such as `Retry-After`, which replace those of its page. */
export function answerHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  // The framework adds the cookies of both.
  for (const [name, value] of actionHeaders) if (name !== "set-cookie") headers.set(name, value);
  return headers;
}
