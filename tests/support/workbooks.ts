/** Workbooks and archives as programs write them, and as nobody should. */
import { createZip } from "#platform/files/zip-writer.server.ts";

export type WorkbookCell = string | number | { xml: string };

export interface WorkbookParts {
  rows: readonly (readonly WorkbookCell[])[];
  /** Files of the archive that replace those that belong there; empty for none. */
  files?: Readonly<Record<string, string>>;
  /** Texts in a table of their own, as Excel writes them, instead of in each cell. */
  isShared?: boolean;
}

/** Style 1 is a day, style 2 an amount. */
const styles = `<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="mm/dd/yyyy;@"/></numFmts>
<cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="8"/></cellXfs></styleSheet>`;

export async function workbook({ rows, files = {}, isShared = false }: WorkbookParts) {
  const texts: string[] = [];
  const cellXml = (cell: WorkbookCell, reference: string): string => {
    if (typeof cell === "object") return cell.xml.replace("<c", `<c r="${reference}"`);
    if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
    if (!isShared) return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    texts.push(cell);
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const sheet = rows
    .map((cells, n) => {
      const inRow = cells.map((cell, column) => cellXml(cell, `${letter(column)}${n + 1}`));
      return `<row r="${n + 1}">${inRow.join("")}</row>`;
    })
    .join("");
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipOf({
    "_rels/.rels": `<Relationships><Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns:r="${relation}"><workbookPr/><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/styles.xml": styles,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...files,
  });
}

export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const zip = createZip(async (bytes) => {
    pieces.push(bytes);
  });
  for (const [name, content] of Object.entries(files)) {
    if (content.length === 0) continue;
    await zip.add({ name, modifiedAt: new Date(0), content: once(Buffer.from(content)) });
  }
  await zip.finish();
  return Buffer.concat(pieces);
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

const letter = (column: number): string => String.fromCharCode(65 + column);

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
