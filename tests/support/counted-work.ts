import type { Database, Transaction } from "#platform/database/client.ts";

const statements = ["select", "insert", "update", "delete", "execute", "$count"];

/** The same database, recording its statements, within transactions as well. */
export function countingDatabase(db: Database): { db: Database; asked: string[] } {
  const asked: string[] = [];
  const watched = <Watched extends Database | Transaction>(target: Watched): Watched =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name, of);
        if (typeof value !== "function") return value;
        if (name === "transaction")
          return (work: (tx: Transaction) => Promise<unknown>) => {
            asked.push("transaction");
            return value.call(of, (tx: Transaction) => work(watched(tx)));
          };
        return (...given: unknown[]) => {
          if (statements.includes(String(name))) asked.push(String(name));
          return value.apply(of, given);
        };
      },
    });
  return { db: watched(db), asked };
}
