import type { Database, Transaction } from "#platform/database/client.ts";

const statementMethods = ["select", "insert", "update", "delete", "execute", "$count"];

/** The same database, recording its statements, within transactions as well. */
export function countingDatabase(db: Database): { db: Database; statements: string[] } {
  const statements: string[] = [];
  const watched = <Watched extends Database | Transaction>(target: Watched): Watched =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name, of);
        if (typeof value !== "function") return value;
        if (name === "transaction")
          return (work: (tx: Transaction) => Promise<unknown>) => {
            statements.push("transaction");
            return value.call(of, (tx: Transaction) => work(watched(tx)));
          };
        return (...parameters: unknown[]) => {
          if (statementMethods.includes(String(name))) statements.push(String(name));
          return value.apply(of, parameters);
        };
      },
    });
  return { db: watched(db), statements };
}
