import { describe, expect, it } from "vitest";
import { createBoundedWorkQueue } from "./bounded-work-queue.ts";
import { createPasswordHasher } from "./password-hash.server.ts";

describe("the hash of a password", () => {
  it("is argon2id with the parameters that OWASP recommends, and a salt of its own", async () => {
    const hasher = await createPasswordHasher();
    const [firstHash, secondHash] = [
      await hasher.hash("slow tide"),
      await hasher.hash("slow tide"),
    ];
    expect(firstHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(firstHash).not.toBe(secondHash);
    expect(await hasher.verify(firstHash, "slow tide")).toBe(true);
    expect(await hasher.verify(firstHash, "slow tides")).toBe(false);
    expect(hasher.isOutdated(firstHash)).toBe(false);
  });

  it("tells all 256 characters apart, in whatever script", async () => {
    const hasher = await createPasswordHasher();
    const long = "水".repeat(255);
    const hash = await hasher.hash(`${long}a`);
    expect(await hasher.verify(hash, `${long}a`)).toBe(true);
    expect(await hasher.verify(hash, `${long}b`)).toBe(false);
  });

  it("of nobody fits no password", async () => {
    const hasher = await createPasswordHasher();
    for (const typed of ["", "slow tide"]) expect(await hasher.verify(null, typed)).toBe(false);
  });

  it("of other parameters is outdated", async () => {
    const weak = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
    const hash = await (await createPasswordHasher({ parameters: weak })).hash("slow tide");
    const today = await createPasswordHasher();
    expect(today.isOutdated(hash)).toBe(true);
    expect(await today.verify(hash, "slow tide")).toBe(true);
  });
});

describe("the line for the processor", () => {
  /** Work that goes on until it is told to end. */
  function heldWork() {
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const work = (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const endNext = () => {
      ends.shift()?.();
      return settled();
    };
    return { work, begun, endNext, settled };
  }

  it("runs no more at once than allowed, in the order of arrival", async () => {
    const { work, begun, endNext, settled } = heldWork();
    const queue = createBoundedWorkQueue(2, 10);
    const runs = ["a", "b", "c", "d"].map((name) => queue.run(work(name)));
    await settled();
    expect(begun).toEqual(["a", "b"]);
    await endNext();
    expect(begun).toEqual(["a", "b", "c"]);
    for (let n = 0; n < 3; n++) await endNext();
    expect(await Promise.all(runs)).toEqual(["a", "b", "c", "d"].map((result) => ({ result })));
  });

  it("lets those with a right to it go first, and turns nobody of them away for a crowd", async () => {
    const { work, begun, endNext } = heldWork();
    const queue = createBoundedWorkQueue(1, 2);
    const crowd = ["a", "b", "c", "d"].map((name) => queue.run(work(name)));
    const owner = queue.run(work("owner"), true);
    expect(await crowd[3]).toBeUndefined();
    await endNext();
    expect(begun).toEqual(["a", "owner"]);
    for (let n = 0; n < 3; n++) await endNext();
    expect(await owner).toEqual({ result: "owner" });
    expect(begun).toEqual(["a", "owner", "b", "c"]);
  });

  it("goes on after work that failed", async () => {
    const queue = createBoundedWorkQueue(1, 2);
    await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await queue.run(async () => "well")).toEqual({ result: "well" });
  });

  it("bounds the hashes of many sign-ins at once", async () => {
    const weak = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
    const { queue, verify } = await createPasswordHasher({ concurrency: 2, parameters: weak });
    let [running, most] = [0, 0];
    const attempt = () =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await verify(null, "slow tide");
        running -= 1;
      });
    await Promise.all(Array.from({ length: 20 }, attempt));
    expect(most).toBe(2);
  });
});
