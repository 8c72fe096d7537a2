/** Takes one email apart, hands over its words and files, and ends: what strangers send may take seconds. */
import { parentPort, workerData } from "node:worker_threads";
import { readBody } from "#features/opportunity-emails/inbound/read-body.server.ts";
import { lowerThisThread } from "#platform/pdf/lower-this-thread.ts";

lowerThisThread();
const raw: Uint8Array = workerData;
parentPort?.postMessage(await readBody(raw));
