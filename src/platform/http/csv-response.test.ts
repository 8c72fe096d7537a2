import { expect, it } from "vitest";
import { csvResponse } from "./csv-response.server.ts";

it("sends a list page by page", async () => {
  const pages: Record<string, { text: string; next: string | undefined }> = {
    "": { text: "Name\r\n", next: "b" },
    b: { text: "Dana\r\n", next: "c" },
    c: { text: "Noémie\r\n", next: undefined },
  };
  const positions: (string | undefined)[] = [];
  const response = await csvResponse("people", async (after) => {
    positions.push(after);
    return pages[after ?? ""] ?? { text: "", next: undefined };
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="people-.*\.csv"$/,
  );
  expect(await response.text()).toBe("Name\r\nDana\r\nNoémie\r\n");
  expect(positions).toEqual([undefined, "b", "c"]);
});

it("is no answer at all where the first page cannot be read", async () => {
  const gone = async () => {
    throw new Error("the database is gone");
  };
  await expect(csvResponse("people", gone)).rejects.toThrow("the database is gone");
});

it("breaks off where a later page cannot be read, so that nobody takes it for whole", async () => {
  const response = await csvResponse("people", async (after) => {
    if (after !== undefined) throw new Error("the database is gone");
    return { text: "Name\r\n", next: "b" };
  });
  await expect(response.text()).rejects.toThrow("the database is gone");
});
