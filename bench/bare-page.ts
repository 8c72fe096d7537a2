/** The least that a browser can be given: what it takes here is the browser's own share of each page. */
import { createServer } from "node:http";

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare page</title></head>
<body><h1>A headline</h1><p>${"Words of a page without styles. ".repeat(20)}</p></body></html>`;

export async function serveBarePage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
