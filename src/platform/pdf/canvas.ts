import type PDFDocument from "pdfkit";

/** What PDFs are painted on, as PDFKit makes it. */
export type Canvas = InstanceType<typeof PDFDocument>;
