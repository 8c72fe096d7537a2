/** Seals one file, or does what belongs to it, in a thread, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { lowerThisThread } from "#platform/pdf/lower-this-thread.ts";
import { makeCertificate } from "#platform/seals/make-certificate.server.ts";
import { readKeyFile } from "#platform/seals/read-key-file.server.ts";
import { sealFile, stampFile } from "#platform/seals/seal-file.server.ts";
import type { SealOrder } from "#platform/seals/seal-types.ts";
import { tryTimeServer } from "#platform/seals/time-stamp.server.ts";

lowerThisThread();

const order: SealOrder = workerData;
parentPort?.postMessage(await workOn(order));

function workOn({ work, asked }: SealOrder): Promise<object> {
  switch (work) {
    case "make-certificate":
      return makeCertificate(asked);
    case "read-key-file":
      return readKeyFile(asked);
    case "seal":
      return sealFile(asked);
    case "stamp":
      return stampFile(asked);
    case "try-time-server":
      return tryTimeServer(asked);
  }
}
