import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createConnection } from "./connection.ts";

let isThere = true;
let checks = 0;

function open() {
  isThere = true;
  checks = 0;
  const connection = createConnection(async () => {
    checks += 1;
    return isThere;
  });
  const states: boolean[] = [];
  connection.subscribe(() => states.push(connection.isLost()));
  return { connection, states };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a gap of a second is told to nobody", async () => {
  const { connection, states } = open();
  isThere = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(1_000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([]);
  expect(checks).toBe(1);
});

test("a connection that stays away is told, asked for, and told when it is back", async () => {
  const { connection, states } = open();
  isThere = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(states).toEqual([true]);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(checks).toBe(4);
  isThere = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(checks).toBe(5);
});

test("a request without an answer is told at once, and asked about later", async () => {
  const { connection, states } = open();
  connection.missed();
  connection.missed();
  expect(states).toEqual([true]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states).toEqual([true, false]);
  expect(checks).toBe(1);
});

test("an answer ends the search, and a network that is back begins it at once", async () => {
  const { connection, states } = open();
  isThere = false;
  connection.missed();
  isThere = true;
  connection.tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toEqual([true, false]);
  connection.missed();
  connection.heard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual([true, false, true, false]);
  expect(checks).toBe(1);
});

test("without a doubt nothing is asked", async () => {
  const { connection } = open();
  connection.tryNow();
  connection.heard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks).toBe(0);
});

test("two doubts of one moment are one question, and a question that fails is no answer", async () => {
  let calls = 0;
  const connection = createConnection(() => Promise.reject(new TypeError("Failed to fetch")));
  connection.subscribe(() => {
    calls += 1;
  });
  connection.doubt();
  connection.doubt();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(connection.isLost()).toBe(true);
  expect(calls).toBe(1);
});

test("asked anew, an answer that was on its way before counts for nothing", async () => {
  const answers: ((isThere: boolean) => void)[] = [];
  const connection = createConnection(() => new Promise((resolve) => void answers.push(resolve)));
  void connection.ask();
  const anew = connection.askAnew();
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  answers[1]?.(false);
  expect(await anew).toBe(false);
  expect(connection.isLost()).toBe(true);
});
