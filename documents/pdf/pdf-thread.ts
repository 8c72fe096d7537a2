/** Renders one PDF in a thread, and ends: hundreds of pages take seconds of the processor. */
import { parentPort, workerData } from "node:worker_threads";
import { renderSigns } from "../signs/sign-document.ts";
import type { PdfOrder } from "./render-pdf.ts";

const renderers = { signs: renderSigns };

const { kind, content }: PdfOrder = workerData;
const file = new Uint8Array(await renderers[kind](content));
parentPort?.postMessage(file, [file.buffer]);
