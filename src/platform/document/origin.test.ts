import { expect, it } from "vitest";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { renderWithOrigin } from "./origin.server.ts";
import { documentOrigin } from "./origin.ts";

it("is unknown outside of a rendering, as it is to the build", () => {
  expect(documentOrigin()).toBe(unknownOrigin);
});

it("is each rendering's own, also where several go on at the same time", async () => {
  const origins = ["https://a.example", "http://127.0.0.1:3000", "https://b.example"];
  const seen = await Promise.all(
    origins.map((origin) =>
      renderWithOrigin(origin, async () => {
        const before = documentOrigin();
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
        return [before, documentOrigin()];
      }),
    ),
  );
  expect(seen).toEqual(origins.map((origin) => [origin, origin]));
  expect(documentOrigin()).toBe(unknownOrigin);
});
