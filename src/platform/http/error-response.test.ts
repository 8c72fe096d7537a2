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

async function pageOf(headers: Record<string, string>) {
  const html = await answer("/office", headers).text();
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

it.each([
  ["what the visitor has chosen", { cookie: "language=es" }],
  ["what the browser likes best", { "accept-language": "es-MX,es;q=0.9,en;q=0.8" }],
])("speaks Spanish by %s", async (_, headers) => {
  const { lang, text } = await pageOf(headers);
  expect(lang).toBe("es-US");
  expect(text).toContain("Inténtelo de nuevo en un momento.");
  expect(text).toContain("Ir a la página de inicio");
});

it("answers programs in English", async () => {
  const response = answer("/api/quote-requests", { "accept-language": "es" });
  expect(await response.json()).toEqual({
    message: "We’re answering as many requests as we can. Please try again in a moment.",
    requestId: "request-1",
  });
});
