import { expect, test } from "vitest";
import { createFairGate, type Place } from "./fair-gate.ts";

const gateFor = (total: number, over = {}) =>
  createFairGate({ total, perNetwork: total, waitMs: 60_000, ...over });

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Everybody asks in this order, and leaves as soon as they are in. @returns in which order they were in */
async function orderOf(maxConcurrent: number, requests: readonly (readonly [string, string])[]) {
  const enter = gateFor(maxConcurrent);
  const holder = enter("holder", "");
  const others = Array.from({ length: maxConcurrent - 1 }, () => enter("holder", ""));
  const order: string[] = [];
  const turns = requests.map(async ([network, session]) => {
    const place = enter(network, session);
    expect(await place.turn).toBe(true);
    order.push(`${network}${session}`);
    place.leave();
  });
  for (const place of [holder, ...others]) place.leave();
  await Promise.all(turns);
  return order.join(" ");
}

test("lets in as many as there is room for, and the next when one has left", async () => {
  const enter = gateFor(2);
  const entered: number[] = [];
  const places = [1, 2, 3].map((n): Place => {
    const place = enter("a", "");
    void place.turn.then(() => entered.push(n));
    return place;
  });
  await settled();
  expect(entered).toEqual([1, 2]);
  places[0]?.leave();
  places[0]?.leave();
  await settled();
  expect(entered).toEqual([1, 2, 3]);
});

test("gives turns to networks, and within each to its sessions", async () => {
  const office = [..."aaaabbc"].map((session) => ["office ", session] as const);
  const requests = [...office, ["home ", "d"] as const, ["home ", "d"] as const];
  for (const maxConcurrent of [1, 3])
    expect(await orderOf(maxConcurrent, requests)).toBe(
      "office a home d office b home d office c office a office b office a office a",
    );
});

test("passes over who does not wait any more, and keeps their room for others", async () => {
  const enter = gateFor(1);
  const inside = enter("a", "");
  const gone = enter("a", "");
  const next = enter("b", "");
  gone.leave();
  inside.leave();
  await next.turn;
  next.leave();
  await enter("a", "").turn;
});

test("tells who has given up that it is not their turn, and lets them stay who are inside", async () => {
  const enter = gateFor(1);
  const inside = enter("a", "");
  const gone = enter("a", "");
  gone.giveUp();
  expect(await gone.turn).toBe(false);
  inside.giveUp();
  expect(await inside.turn).toBe(true);
  const next = enter("a", "");
  const entered: string[] = [];
  void next.turn.then(() => entered.push("next"));
  await settled();
  expect(entered).toEqual([]);
  inside.leave();
  expect(await next.turn).toBe(true);
});

test("lets nobody wait for longer than they may", async () => {
  const enter = gateFor(1, { waitMs: 20 });
  const inside = enter("a", "");
  expect(await enter("b", "").turn).toBe(false);
  expect(await inside.turn).toBe(true);
  inside.leave();
  expect(await enter("b", "").turn).toBe(true);
});

test("passes over a network or a session that has as many inside as it may", async () => {
  const enter = gateFor(4, { perNetwork: 2, perSession: 1 });
  const entered: string[] = [];
  const ask = (network: string, session: string) => {
    const place = enter(network, session);
    void place.turn.then((isTurn) => isTurn && entered.push(network + session));
    return place;
  };
  const [first] = ["1", "1", "2", "3"].map((session) => ask("a", session));
  ask("b", "1");
  ask("c", "1");
  await settled();
  expect(entered).toEqual(["a1", "a2", "b1", "c1"]);
  first?.leave();
  await settled();
  // Who was passed over keeps their place in the order.
  expect(entered).toEqual(["a1", "a2", "b1", "c1", "a1"]);
});
