/** The report of an inspection, as a client shows it to others: the score first, then the evidence. */
import { company } from "#content/company.ts";
import { addPaper, numberPages } from "#platform/pdf/paper.ts";
import { openPdf } from "#platform/pdf/pdf-file.ts";
import { addTable, type TableRow } from "#platform/pdf/pdf-table.ts";
import { addReportHead, type ReportHead } from "./report-head.ts";
import { addHeading, addNote, addNotes, type Place } from "./report-paragraphs.ts";
import { addPhotos, type ReportPhoto } from "./report-photos.ts";

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    inspection: ReportDocument;
  }
}

export interface ReportDocument extends ReportHead {
  areas: readonly ReportArea[];
  deficiencies: readonly { item: string; state: string; due: string }[];
  /** One line a side. */
  signatures: readonly (readonly [side: string, text: string])[];
  /** How scores are made of ratings. */
  method: string;
  /** How many photos are not in the file. */
  morePhotos: number;
  /** Milliseconds since 1970. */
  date: number;
}

interface ReportArea {
  name: string;
  floor: string;
  weight: number;
  /** In words: a percent, or that nothing applies. */
  score: string;
  items: readonly { task: string; rating: string; notes: string }[];
  photos: readonly ReportPhoto[];
}

const areaColumns = [
  { title: "Area", width: 264 },
  { title: "Floor", width: 90 },
  { title: "Weight", width: 60, align: "right" },
  { title: "Score", width: 90, align: "right" },
] as const;

const itemColumns = [
  { title: "Item", width: 384 },
  { title: "Rating", width: 120, align: "right" },
] as const;

const deficiencyColumns = [
  { title: "Item", width: 264 },
  { title: "Due", width: 100 },
  { title: "State", width: 140 },
] as const;

export function renderReport(document: ReportDocument): Promise<Buffer> {
  const { facilityName, day, date, areas, deficiencies } = document;
  const name = `Inspection of ${facilityName}, ${day}`;
  const title = `${name}, ${company.name}`;
  const file = openPdf({ title, language: "en-US", date: new Date(date) });
  addPaper(file);
  const place: Place = { file, y: addReportHead(file, document) };
  const rows = areas.map(
    ({ name: area, floor, weight, score }): TableRow => ({
      kind: "line",
      cells: [area, floor, String(weight), score],
    }),
  );
  place.y = addTable(file, { columns: areaColumns, rows }, place.y);
  if (deficiencies.length > 0) {
    addHeading(place, "Failed items");
    const deficiencyRows = deficiencies.map(
      ({ item, due, state }): TableRow => ({ kind: "line", cells: [item, due, state] }),
    );
    place.y = addTable(file, { columns: deficiencyColumns, rows: deficiencyRows }, place.y);
  }
  for (const area of areas) addArea(place, area);
  if (document.morePhotos > 0) addNote(place, `${document.morePhotos} more photos are online.`);
  const signed = document.signatures.map(([side, text]) => `${side}: ${text}`);
  addNotes(place, "Signatures", signed);
  addNotes(place, "How the score is made", [document.method]);
  numberPages(file, `Inspection, ${day}`);
  return file.finish();
}

function addArea(place: Place, { name, score, items, photos }: ReportArea): void {
  addHeading(place, name, { right: score, rows: items.length });
  const rows = items.map(
    ({ task, rating, notes }): TableRow => ({ kind: "line", cells: [[task, notes], rating] }),
  );
  place.y = addTable(place.file, { columns: itemColumns, rows }, place.y);
  addPhotos(place, photos);
}
