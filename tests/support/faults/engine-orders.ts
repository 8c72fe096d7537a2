import { existsSync, writeFileSync } from "node:fs";

export interface EngineOrders {
  preload: string;
  give(order: "loop" | "slow" | "fail" | ""): void;
  /** True once the engine has started to follow the latest order. */
  taken(): boolean;
}

/** Orders to the embedded engine of a server that is started with this preload, through a file. */
export function engineOrders(file: string): EngineOrders {
  const module = new URL("order-engine.ts", import.meta.url).href;
  return {
    preload: `${module}?${encodeURIComponent(file)}`,
    give: (order) => writeFileSync(file, order),
    taken: () => !existsSync(file),
  };
}
