import { pino } from "pino";
import { expect, it } from "vitest";
import { company } from "#content/company.ts";
import { readableText, readMarkup } from "#tests/support/markup.ts";
import { errorResponse } from "./error-response.server.ts";

const requestDetails = {
  requestId: "request-1",
  origin: "http://localhost:3000",
  addressHash: "hash",
  nonce: "nonce",
  log: pino({ enabled: false }),
};

const answer = (path: string, headers: Record<string, string> = {}) =>
  errorResponse(
    new Request(`http://localhost:3000${path}`, { headers }),
    requestDetails,
    503,
    "busy",
  );

async function pageOf(headers: Record<string, string>, path = "/office") {
  const html = await answer(path, headers).text();
  const page = readMarkup(html);
  return { html, lang: page.one("html").attribs.lang, text: readableText(page.one("main")) };
}

it("speaks English, and leads on by a link and by the telephone", async () => {
  const { html, lang, text } = await pageOf({});
  expect(lang).toBe("en-US");
  expect(text).toContain("We’re answering as many requests as we can.");
  expect(text).toContain("Request request-1");
  const call = `<a href="${company.phone.href}">${company.phone.display}</a>`;
  expect(html).toContain(`<p><a href="/">Go to the home page</a>, or call us at ${call}.</p>`);
});

it.each<[string, Record<string, string>, string?]>([
  ["what the visitor has chosen", { cookie: "language=es" }],
  ["what the browser likes best", { "accept-language": "es-MX,es;q=0.9,en;q=0.8" }],
  ["the address", { cookie: "language=en" }, "/es/quote"],
  ["what was chosen on the page of a sign", { cookie: "language=en" }, "/r/AAAA?lang=es"],
])("speaks Spanish by %s", async (_, headers, path) => {
  const { html, lang, text } = await pageOf(headers, path);
  expect(lang).toBe("es-US");
  expect(text).toContain("Inténtelo de nuevo en un momento.");
  expect(html).toContain('<a href="/es">Ir a la página de inicio</a>');
});

it("speaks English where the address says so, whatever the browser likes best", async () => {
  const spanish = { "accept-language": "es" };
  expect((await pageOf({ ...spanish, cookie: "language=en" })).lang).toBe("en-US");
  expect((await pageOf(spanish, "/r/AAAA?lang=en")).lang).toBe("en-US");
});

it("answers programs in English", async () => {
  const response = answer("/api/quote-requests", { "accept-language": "es" });
  expect(await response.json()).toEqual({
    message: "We’re answering as many requests as we can. Please try again in a moment.",
    requestId: "request-1",
  });
});
