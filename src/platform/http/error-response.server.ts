/** Errors outside React Router: small, free of private causes, with the request id. */
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { palette } from "#content/palette.ts";
import { tagEnd, tagStart } from "#platform/language/define-messages.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import type { RequestDetails } from "./context.ts";
import { httpMessages } from "./messages.server.ts";
import { visitorLanguage } from "./visitor-language.server.ts";

const styles = () =>
  `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:${palette.porcelain};color:${palette.ink};font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem}h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em}a{color:${palette.teal}}small{color:${palette.slate}}`;

/** Names a sentence for which there is such a page. */
export type ErrorName = keyof ReturnType<typeof httpMessages>["errors"];

export function errorResponse(
  request: Request,
  requestDetails: RequestDetails,
  status: number,
  name: ErrorName,
  headers: Record<string, string> = {},
): Response {
  const { requestId, nonce, origin } = requestDetails;
  if (new URL(request.url).pathname.startsWith("/api/")) {
    const message = httpMessages("en").errors[name];
    return Response.json({ message, requestId }, { status, headers });
  }
  const language = visitorLanguage(request, origin.startsWith("https:"));
  const messages = httpMessages(language);
  const message = messages.errors[name];
  const html = `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message} | ${company.name}</title>
<style nonce="${nonce}">${styles()}</style>
</head>
<body>
<main>
<h1>${message}</h1>
<p>${asHtml(messages.wayOn, language)}</p>
<p><small>${messages.requestNumber({ id: requestId })}</small></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}

const elementsIn = (language: Language): Readonly<Record<string, string>> => ({
  home: `<a href="${addressIn(language, "/")}">`,
  "/home": "</a>",
  "phone/": `<a href="${company.phone.href}">${company.phone.display}</a>`,
});

function asHtml(text: string, language: Language): string {
  const elements = elementsIn(language);
  return text.replaceAll(
    new RegExp(`${tagStart}([^${tagEnd}]+)${tagEnd}`, "g"),
    (_, tag: string) => elements[tag] ?? "",
  );
}
