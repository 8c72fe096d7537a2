/** A proposal on letter paper: the letter, each alternative, what is not included, terms, and who has signed. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import type { Language } from "#platform/language/language.ts";
import { paintLogoAbove } from "#platform/pdf/brand-mark.ts";
import {
  addPaper,
  addressLine,
  drawText,
  heightOf,
  numberPages,
  paintRule,
  paper,
  textPart,
} from "#platform/pdf/paper.ts";
import { openPdf, type PdfFile } from "#platform/pdf/pdf-file.ts";
import { addTable } from "#platform/pdf/pdf-table.ts";
import { addText, type FlowPart } from "#platform/pdf/text-flow.ts";
import { proposalServerMessages } from "../messages.server.ts";
import { proposalMessages } from "../messages.ts";

declare module "#platform/pdf/render-pdf.ts" {
  interface PdfDocuments {
    proposal: ProposalDocument;
  }
}

interface AlternativeOnPaper {
  title: string;
  /** The price, then what else it is made of. */
  lines: readonly string[];
  /** Area, floor, square feet, how often. */
  areas: readonly (readonly string[])[];
  /** Heads, a row for each work, and the sum; empty if the alternative has no such work. */
  work: {
    heads: readonly string[];
    rows: readonly (readonly string[])[];
    total: string;
  };
}

interface CertificateOnPaper {
  name: string;
  /** The issuer and the last day. */
  text: string;
  /** Hexadecimal hash of the certificate's file; empty if it has none. */
  sha256: string;
}

interface SignatureOnPaper {
  name: string;
  /** Company, alternative, method and time. */
  lines: readonly string[];
  /** SVG path within 0 to 1000 by 0 to 300; empty where nothing was drawn. */
  drawing: string;
  /** Hash of the entry of the evidence. */
  evidence: string;
}

/** The paper is the same for both sides, in the language of the offer. */
export interface ProposalDocument {
  language: Language;
  /** The offer's format. Offers before format 2 keep the footer that they were sent with. */
  format: 1 | 2 | 3;
  reference: string;
  number: number;
  /** The prospect. */
  company: string;
  contact: string;
  /** Our company's name. */
  provider: string;
  facts: readonly (readonly [label: string, value: string])[];
  letter: readonly string[];
  alternatives: readonly AlternativeOnPaper[];
  /** Kinds of areas, and what is done there how often; none before format 3. */
  tasks: readonly (readonly string[])[];
  notes: readonly string[];
  /** Rows of a start-up task and its day. */
  startUp: readonly (readonly string[])[];
  certificates: readonly CertificateOnPaper[];
  /** Sentences about quality measured in buildings of the same type. */
  quality: readonly string[];
  exclusions: readonly string[];
  terms: readonly string[];
  /** SHA-256 of the offer, hexadecimal. */
  digest: string;
  /** Empty on the paper that the prospect reads and signs. */
  signatures: readonly SignatureOnPaper[];
  /** Milliseconds since 1970. */
  date: number;
}

export function renderProposal(document: ProposalDocument): Promise<Buffer> {
  const { language, reference, number, digest, signatures, date } = document;
  const { paper: texts } = proposalMessages(language);
  const { pdf } = proposalServerMessages(language);
  const version = texts.version({ reference, number });
  const file = openPdf({
    title: pdf.documentTitle({ title: texts.title, version, company: company.name }),
    language,
    date: new Date(date),
    subject: pdf.subject({ digest }),
  });
  addPaper(file);
  let y = addHead(file, document);
  y = addText(file, paragraphs(document.letter), { top: y });
  for (const alternative of document.alternatives) y = addAlternative(file, alternative, y + 16);
  if (document.tasks.length > 0) y = addTasks(file, document.tasks, y + 16);
  if (document.startUp.length > 0) y = addStartUp(file, document.startUp, y + 16);
  const end: FlowPart[] = [
    ...paragraphs(document.notes),
    ...certificateParts(texts, document.certificates),
    ...titled(texts.quality, document.quality),
    ...titled(texts.exclusions, document.exclusions),
    ...titled(texts.terms, document.terms),
    { tag: "P", text: texts.tax, isQuiet: true },
    { tag: "H2", text: texts.digest },
    { tag: "P", text: digest, isQuiet: true },
  ];
  addText(file, end, { top: y + 16 });
  if (signatures.length > 0) addSignatures(file, signatures);
  numberPages(file, version);
  const footer =
    document.format === 1
      ? pdf.footer({ version, digest })
      : pdf.footerOfOffer({ version, digest });
  file.decoratePages(() =>
    drawText(file, footer, {
      x: paper.left,
      y: 757,
      width: paper.width,
      size: 6.5,
      color: palette.slate,
    }),
  );
  return file.finish();
}

const paragraphs = (lines: readonly string[]): FlowPart[] =>
  lines.flatMap(piecesOf).map((text) => ({ tag: "P", text }));

const certificateParts = (
  { certificates: title, certificateFile }: ReturnType<typeof proposalMessages>["paper"],
  certificates: readonly CertificateOnPaper[],
): FlowPart[] =>
  certificates.length === 0
    ? []
    : [
        { tag: "H2", text: title },
        ...certificates.flatMap(({ name, text, sha256 }): FlowPart[] => [
          ...paragraphs([`${name}. ${text}`]),
          ...(sha256 === ""
            ? []
            : [{ tag: "P" as const, text: certificateFile({ sha256 }), isQuiet: true }]),
        ]),
      ];

/** A paragraph stands on one page, and a longer one is set in pieces. */
const maxPieceLength = 1_200;

function piecesOf(line: string): string[] {
  const characters = Array.from(line);
  if (characters.length <= maxPieceLength) return [line];
  const space = characters.lastIndexOf(" ", maxPieceLength);
  const end = space > 0 ? space : maxPieceLength;
  return [characters.slice(0, end).join(""), ...piecesOf(characters.slice(end).join("").trim())];
}

const titled = (title: string, lines: readonly string[]): FlowPart[] =>
  lines.length === 0 ? [] : [{ tag: "H2", text: title }, ...paragraphs(lines)];

/** @returns where the letter begins */
function addHead(file: PdfFile, document: ProposalDocument): number {
  const { paper: texts } = proposalMessages(file.language);
  const quiet = { size: 8.5, color: palette.slate } as const;
  const { facts, provider } = document;
  const from = `${provider}\n${addressLine()}\n${company.phone.display}\n${company.email}`;
  const forCompany = texts.forCompany({ company: document.company });
  const attention = texts.attention({ contact: document.contact });
  const left = { x: paper.left, width: 250 };
  const companyTop = 204;
  const attentionTop =
    companyTop + heightOf(file, forCompany, { width: left.width, size: 12, font: "semibold" }) + 2;
  const end = Math.max(
    attentionTop + heightOf(file, attention, { width: left.width }),
    companyTop + facts.length * 17,
  );
  file.addSection([
    textPart(file, "P", company.name, {
      ...left,
      y: 56,
      font: "semibold",
      size: 13,
      color: palette.teal,
    }),
    textPart(file, "P", from, { ...left, y: 76, ...quiet }),
    textPart(file, "H1", texts.title, {
      x: paper.left,
      y: 160,
      width: paper.width,
      font: "semibold",
      size: 22,
    }),
    textPart(file, "P", forCompany, { ...left, y: companyTop, size: 12, font: "semibold" }),
    textPart(file, "P", attention, { ...left, y: attentionTop }),
    ...facts.map(([label, value], index) => ({
      tag: "P" as const,
      paint: () => {
        const y = companyTop + index * 17;
        drawText(file, label, { x: 316, width: 110, y, ...quiet });
        drawText(file, value, { x: 396, width: 162, y, align: "right" });
      },
    })),
  ]);
  file.decorate(() => {
    paintLogoAbove(file.canvas, paper.left);
    paintRule(file, 148);
  });
  return end + 20;
}

/** Room that the head of an alternative and its first rows take: they stay on one page. */
const roomForBeginning = 120;

/** @returns where it ends */
function addAlternative(
  file: PdfFile,
  { title, lines, areas, work }: AlternativeOnPaper,
  top: number,
): number {
  const { paper: texts } = proposalMessages(file.language);
  let y = addText(
    file,
    [{ tag: "H2", text: title }, ...lines.map((text): FlowPart => ({ tag: "P", text }))],
    { top, room: roomForBeginning },
  );
  y = addTable(
    file,
    {
      columns: [
        { title: texts.area, width: 214 },
        { title: texts.floor, width: 50 },
        { title: texts.size, width: 70, align: "right" },
        { title: texts.often, width: 170 },
      ],
      rows: areas.map((cells) => ({ kind: "line", cells })),
    },
    y + 6,
  );
  if (work.rows.length === 0) return y;
  const tableTop = addText(file, [{ tag: "H2", text: texts.work }], { top: y + 12, room: 60 });
  const end = addTable(
    file,
    {
      columns: work.heads.map((title, at) => ({
        title,
        width: (work.heads.length === 3 ? threeColumns : fiveColumns)[at] ?? 0,
        align: at < 2 ? "left" : "right",
      })),
      rows: work.rows.map((cells) => ({ kind: "line", cells })),
    },
    tableTop + 2,
  );
  if (work.total === "") return end;
  return addText(file, [{ tag: "P", text: work.total }], { top: end + 6 });
}

/** Widths of the columns of periodic work, in points. */
const threeColumns = [204, 200, 100];
const fiveColumns = [136, 158, 60, 72, 78];

/** @returns where it ends */
function addTasks(file: PdfFile, rows: readonly (readonly string[])[], top: number): number {
  const { paper: texts } = proposalMessages(file.language);
  const tableTop = addText(file, [{ tag: "H2", text: texts.tasks }], { top, room: 60 });
  return addTable(
    file,
    {
      columns: [
        { title: texts.areaKind, width: 124 },
        { title: texts.tasksDone, width: 380 },
      ],
      rows: rows.map((cells) => ({ kind: "line", cells })),
    },
    tableTop + 2,
  );
}

/** @returns where it ends */
function addStartUp(file: PdfFile, rows: readonly (readonly string[])[], top: number): number {
  const { paper: texts } = proposalMessages(file.language);
  const tableTop = addText(file, [{ tag: "H2", text: texts.startUp }], { top, room: 60 });
  return addTable(
    file,
    {
      columns: [
        { title: texts.step, width: 304 },
        { title: texts.when, width: 200 },
      ],
      rows: rows.map((cells) => ({ kind: "line", cells })),
    },
    tableTop + 2,
  );
}

/** Height that a drawing takes on paper; it is drawn on a ground of 1000 by 300. */
const drawingHeight = 54;

function addSignatures(file: PdfFile, signatures: readonly SignatureOnPaper[]): void {
  const { pdf } = proposalServerMessages(file.language);
  addPaper(file);
  let y = addText(file, [{ tag: "H2", text: pdf.signatures }], { top: paper.top });
  for (const signature of signatures) {
    y = addText(file, paragraphs(signature.lines), { top: y + 14 });
    if (signature.drawing !== "") y = addDrawing(file, signature, y + 4);
    const evidence = pdf.evidence({ hash: signature.evidence });
    y = addText(file, [{ tag: "P", text: evidence, isQuiet: true }], { top: y + 2 });
  }
  addText(file, [{ tag: "P", text: pdf.note, isQuiet: true }], { top: y + 22 });
}

function addDrawing(file: PdfFile, { drawing, name }: SignatureOnPaper, top: number): number {
  const { pdf } = proposalServerMessages(file.language);
  file.addSection([
    {
      tag: "Figure",
      alt: pdf.drawing({ name }),
      paint: () => {
        file.canvas
          .save()
          .translate(paper.left, top)
          .scale(drawingHeight / 300)
          .path(drawing)
          .lineWidth(8)
          .lineCap("round")
          .lineJoin("round")
          .strokeColor(palette.ink)
          .stroke()
          .restore();
      },
    },
  ]);
  return top + drawingHeight + 4;
}
