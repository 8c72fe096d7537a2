/** The part of the library that usually runs in a worker, loaded only for the global object that it sets. */
declare module "pdfjs-dist/build/pdf.worker.mjs";
