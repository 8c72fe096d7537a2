/** Errors outside React Router: small, free of private causes, with the request id. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { RequestDetails } from "./context.ts";

const styles = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;background:${palette.porcelain};color:${palette.ink};font:1.125rem/1.6 system-ui,sans-serif}main{max-width:36rem}h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em}a{color:${palette.teal}}small{color:${palette.slate}}`;

export function errorResponse(
  request: Request,
  requestDetails: RequestDetails,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  if (new URL(request.url).pathname.startsWith("/api/")) {
    return Response.json({ message, requestId: requestDetails.requestId }, { status, headers });
  }
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message} | ${company.name}</title>
<style nonce="${requestDetails.nonce}">${styles}</style>
</head>
<body>
<main>
<h1>${message}</h1>
<p><a href="/">Go to the home page</a>, or call us at <a href="${company.phone.href}">${company.phone.display}</a>.</p>
<p><small>Request ${requestDetails.requestId}</small></p>
</main>
</body>
</html>`;
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
  });
}
