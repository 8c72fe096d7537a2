/**
 * Pages of a PDF as pictures, in the browser of who uploaded it. The library comes with the first PDF that
 * somebody opens here, from our own origin, and runs where the page does: the policy of the office's pages
 * allows no workers, no WebAssembly and no code that is made out of text.
 */
import { maxPictureSide } from "../floor-plan-types.ts";

export interface PdfPages {
  count: number;
  /** @param side of the longer side, in pixels */
  draw(canvas: HTMLCanvasElement, page: number, side: number): Promise<void>;
  close(): void;
}

/** @throws where it is none, is locked by a password, or is damaged */
export async function openPdf(address: string): Promise<PdfPages> {
  const [library, answer] = await Promise.all([loadLibrary(), fetch(address)]);
  if (!answer.ok) throw new Error("The PDF did not come");
  const task = library.getDocument({
    data: new Uint8Array(await answer.arrayBuffer()),
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    verbosity: library.VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  return {
    count: pdf.numPages,
    async draw(canvas, number, side) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: side / Math.max(width, height, 1) });
      canvas.width = Math.max(1, Math.round(viewport.width));
      canvas.height = Math.max(1, Math.round(viewport.height));
      await page.render({ canvas, viewport, background: "white" }).promise;
    },
    close: () => void task.destroy(),
  };
}

async function loadLibrary() {
  // Loading the worker's module first makes the library use it in this thread, and request no worker.
  await import("pdfjs-dist/build/pdf.worker.mjs");
  return import("pdfjs-dist");
}

/**
 * Pictures are as large as the server keeps them.
 * @returns undefined if the browser cannot make one
 */
export async function pictureOfPage(pdf: PdfPages, page: number): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  await pdf.draw(canvas, page, maxPictureSide);
  const lossless = await encode(canvas, "image/png");
  // Lines stay sharp; a scanned page would be many megabytes.
  if (lossless !== null && lossless.size <= maxLosslessBytes) return lossless;
  return (await encode(canvas, "image/jpeg")) ?? undefined;
}

const maxLosslessBytes = 6_000_000;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
