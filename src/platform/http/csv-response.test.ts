import { expect, it } from "vitest";
import { csvResponse } from "./csv-response.server.ts";

const columns = [{ name: "Name", value: (name: string) => name }];

it("sends a list page by page", async () => {
  const pages: Record<string, { rows: string[]; next: string | undefined }> = {
    "": { rows: ["Dana"], next: "b" },
    b: { rows: ["Noémie"], next: "c" },
    c: { rows: ["Sam"], next: undefined },
  };
  const positions: (string | undefined)[] = [];
  const response = await csvResponse("people", columns, async (after) => {
    positions.push(after);
    return pages[after ?? ""] ?? { rows: [], next: undefined };
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="people-.*\.csv"$/,
  );
  expect(await response.text()).toBe('Name\r\n"Dana"\r\n"Noémie"\r\n"Sam"\r\n');
  expect(positions).toEqual([undefined, "b", "c"]);
});

it("is no answer at all where the first page cannot be read", async () => {
  const gone = async () => {
    throw new Error("the database is gone");
  };
  await expect(csvResponse("people", columns, gone)).rejects.toThrow("the database is gone");
});

it("breaks off where a later page cannot be read, so that nobody takes it for whole", async () => {
  const response = await csvResponse("people", columns, async (after) => {
    if (after !== undefined) throw new Error("the database is gone");
    return { rows: ["Dana"], next: "b" };
  });
  await expect(response.text()).rejects.toThrow("the database is gone");
});
