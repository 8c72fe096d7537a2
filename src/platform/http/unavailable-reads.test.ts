import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { handleError } from "#src/entry.server.tsx";
import { wasUnavailable } from "./unavailable-reads.server.ts";

function afterFault(error: unknown): boolean {
  const context = new RouterContextProvider();
  handleError(error, { request: new Request("http://localhost/client-portal"), context });
  return wasUnavailable(context);
}

const ofDatabase = (code: string) =>
  new Error("Failed query", { cause: Object.assign(new Error("driver"), { code }) });

it.each(["53300", "57014", "55P03", "ECONNREFUSED", "ETIMEDOUT"])(
  "a page that could not be read for %s is to be asked for again",
  (code) => expect(afterFault(ofDatabase(code))).toBe(true),
);

it("so is one that waited in vain for a connection", () => {
  const error = new Error("timeout exceeded when trying to connect");
  expect(afterFault(new Error("Failed query", { cause: error }))).toBe(true);
});

it("a fault of ours is none of the database", () => {
  for (const error of [ofDatabase("42P01"), new TypeError("x is undefined"), "text", undefined])
    expect(afterFault(error)).toBe(false);
});
