import type { LoaderFunctionArgs } from "react-router";
import { notFound } from "#platform/http/not-found.server.ts";
import { requireEmailEditor } from "./read-email.server.ts";

/** It runs nothing and loads nothing; emails have their styles inline, which pages may not. */
const previewPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The email itself, with example facts and the texts that are saved or typed. */
export async function loader(route: LoaderFunctionArgs): Promise<Response> {
  const { render, chosen } = await requireEmailEditor(route);
  const message = await render[chosen]?.();
  if (message === undefined) throw notFound();
  return new Response(message.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": previewPolicy,
      "Cache-Control": "no-store",
    },
  });
}
