import { expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { newUuid } from "./new-uuid.ts";

it("makes another UUID each time, also where the browser itself makes none", () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const made = Array.from({ length: 200 }, newUuid);
  vi.unstubAllGlobals();
  expect(new Set(made).size).toBe(200);
  for (const id of made) expect(z.safeParse(z.uuidv4(), id).success, id).toBe(true);
});
