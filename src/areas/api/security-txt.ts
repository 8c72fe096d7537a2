/** Names the contact for reports of a security hole: `/.well-known/security.txt` (RFC 9116). */
import type { LoaderFunctionArgs } from "react-router";
import { company } from "#content/company.ts";
import { dayMs } from "#platform/format/durations.ts";
import { requestContext } from "#platform/http/context.ts";

/** The RFC recommends less than a year; made for each request, it never runs out. */
const validForDays = 180;

export function loader({ context }: LoaderFunctionArgs): Response {
  const { origin } = context.get(requestContext);
  // Web addresses must be https; without it, the site's own name stands there as in its pages.
  const site = origin.startsWith("https:") ? origin : company.website;
  return new Response(securityTxt(site, new Date()), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}

/** @param site origin of the site, https */
export function securityTxt(site: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs) * dayMs + validForDays * dayMs);
  const fields = [
    ["Contact", `mailto:${company.email}`],
    ["Contact", `${site}/contact`],
    ["Expires", expires.toISOString()],
    ["Preferred-Languages", "en"],
    ["Canonical", `${site}/.well-known/security.txt`],
  ];
  return `${fields.map((field) => field.join(": ")).join("\n")}\n`;
}
