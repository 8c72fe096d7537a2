/** The part of the library that usually runs in a worker; loaded for what it leaves behind alone. */
declare module "pdfjs-dist/build/pdf.worker.mjs";
