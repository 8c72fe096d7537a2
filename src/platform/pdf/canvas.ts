import type PDFDocument from "pdfkit";

/** PDFs are painted on a document of PDFKit. */
export type Canvas = InstanceType<typeof PDFDocument>;
