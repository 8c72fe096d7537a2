export type EngineSource = { folder: string } | { archive: string };

export interface ThreadData {
  source: EngineSource;
  compiled: WebAssembly.Module | undefined;
}

export type EngineRequest = Uint8Array | "close";

export type EngineReply =
  | Uint8Array
  | { is: "ready"; compiled: WebAssembly.Module }
  | { is: "closed" }
  | { is: "dead"; why: string };
