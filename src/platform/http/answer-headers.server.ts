import type { HeadersArgs } from "react-router";

/** For pages with a form: what its answer says, such as `Retry-After`, over what the page says. */
export function answerHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const headers = new Headers(loaderHeaders);
  // The framework adds the cookies of both.
  for (const [name, value] of actionHeaders) if (name !== "set-cookie") headers.set(name, value);
  return headers;
}
