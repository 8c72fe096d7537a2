import { afterEach, describe, expect, it, vi } from "vitest";
import { newId } from "./new-id.ts";

const many = (count: number) => Array.from({ length: count }, newId);
const timeOf = (id: string) => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

describe("ids of new rows", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("sort in the order in which they were made, also within one millisecond", () => {
    vi.useFakeTimers({ now: new Date("2040-03-01T12:00:00Z") });
    const ids = many(10_000);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("are UUIDs of version 7 with the time of the clock", () => {
    vi.useFakeTimers({ now: new Date("2041-03-01T12:00:00Z") });
    const id = newId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(timeOf(id)).toBe(Date.now());
  });

  it("stay in order when the clock is set back a little, and follow it when by much", () => {
    vi.useFakeTimers({ now: new Date("2042-03-01T12:00:00Z") });
    const before = newId();
    vi.setSystemTime(Date.now() - 500);
    expect(newId() > before).toBe(true);
    vi.setSystemTime(new Date("2042-02-01T12:00:00Z"));
    expect(timeOf(newId())).toBe(Date.now());
  });

  it("cannot be guessed from one another", () => {
    const [id = "", next = ""] = many(2);
    expect(id.slice(19)).not.toBe(next.slice(19));
  });
});
