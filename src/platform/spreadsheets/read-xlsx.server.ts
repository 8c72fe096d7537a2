/** Rows of an Excel workbook (Office Open XML): the values of its first sheet that can be seen. */
import { posix } from "node:path";
import type { OnRow } from "./read-csv.server.ts";
import { readXml } from "./read-xml.server.ts";
import { type TableFacts, TableFault, tableLimits } from "./table-reading.ts";
import { cellText, isDateFormat } from "./xlsx-values.ts";
import { openZip, type ZipArchive } from "./zip-archive.server.ts";

interface Sheet {
  name: string;
  path: string;
  isHidden: boolean;
}

interface Workbook {
  sheets: readonly Sheet[];
  /** Counts days from 1904, as old Macs did. */
  isFrom1904: boolean;
  folder: string;
}

export async function readXlsx(
  path: string,
  onRow: OnRow,
): Promise<Pick<TableFacts, "sheet" | "otherSheets">> {
  const archive = await openZip(path);
  const workbook = await readWorkbook(archive);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  const sheet = visible[0] ?? workbook.sheets[0];
  if (sheet === undefined) throw new TableFault("damaged");
  const texts = await readSharedTexts(archive, `${workbook.folder}/sharedStrings.xml`);
  const dateStyles = await readDateStyles(archive, `${workbook.folder}/styles.xml`);
  await readSheet(archive, sheet.path, { texts, dateStyles, workbook, onRow });
  return {
    sheet: sheet.name,
    otherSheets: visible.filter((other) => other !== sheet).map(({ name }) => name),
  };
}

async function readWorkbook(archive: ZipArchive): Promise<Workbook> {
  if (!archive.has("_rels/.rels")) throw new TableFault("not-a-table");
  const parts = await readRelations(archive, "_rels/.rels");
  const path = [...parts.values()].find(({ type }) => type.endsWith("/officeDocument"))?.target;
  // A text document is a zip archive of the same kind, and has no workbook.
  if (path === undefined || !/workbook\d*\.xml$/i.test(path)) throw new TableFault("not-a-table");
  const folder = posix.dirname(path);
  const relations = await readRelations(
    archive,
    `${folder}/_rels/${posix.basename(path)}.rels`,
    folder,
  );
  const sheets: Sheet[] = [];
  let isFrom1904 = false;
  await readXml(archive.read(path), {
    onOpen(name, attributes) {
      if (name === "workbookPr") isFrom1904 = ["1", "true"].includes(attributes.date1904 ?? "");
      if (name !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key))?.[1];
      const relation = relations.get(id ?? "");
      // Sheets of charts and macros have no cells.
      if (relation?.type.endsWith("/worksheet"))
        sheets.push({
          name: attributes.name ?? "",
          path: relation.target,
          isHidden: /hidden/i.test(attributes.state ?? ""),
        });
    },
  });
  return { sheets, isFrom1904, folder };
}

async function readRelations(archive: ZipArchive, path: string, folder = "") {
  const relations = new Map<string, { type: string; target: string }>();
  await readXml(archive.read(path), {
    onOpen(name, { Id = "", Type = "", Target = "" }) {
      if (name !== "Relationship") return;
      const target = Target.startsWith("/") ? Target.slice(1) : posix.join(folder, Target);
      relations.set(Id, { type: Type, target });
    },
  });
  return relations;
}

async function readSharedTexts(archive: ZipArchive, path: string): Promise<readonly string[]> {
  const texts: string[] = [];
  if (!archive.has(path)) return texts;
  let text = "";
  let isText = false;
  /** Japanese workbooks add how a text is read aloud, which is not part of it. */
  let isPhonetic = false;
  let characters = 0;
  await readXml(archive.read(path), {
    onOpen(name) {
      if (name === "si") text = "";
      else if (name === "rPh") isPhonetic = true;
      else if (name === "t") isText = true;
    },
    onText(part) {
      if (!isText || isPhonetic || text.length > tableLimits.cellCharacters) return;
      text += part;
      characters += part.length;
      if (characters > tableLimits.characters) throw new TableFault("too-large");
    },
    onClose(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPhonetic = false;
      else if (name === "si") texts.push(text);
    },
  });
  return texts;
}

/** Numbers of the styles that show a number as a day or a time. */
async function readDateStyles(archive: ZipArchive, path: string): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (!archive.has(path)) return dates;
  const formats = new Map<number, string>();
  let isCellStyles = false;
  let style = 0;
  await readXml(archive.read(path), {
    onOpen(name, attributes) {
      const format = Number(attributes.numFmtId);
      if (name === "numFmt") formats.set(format, attributes.formatCode ?? "");
      else if (name === "cellXfs") isCellStyles = true;
      else if (name === "xf" && isCellStyles) {
        if (isDateFormat(format, formats.get(format))) dates.add(style);
        style += 1;
      }
    },
    onClose(name) {
      if (name === "cellXfs") isCellStyles = false;
    },
  });
  return dates;
}

interface SheetParts {
  texts: readonly string[];
  dateStyles: ReadonlySet<number>;
  workbook: Workbook;
  onRow: OnRow;
}

async function readSheet(
  archive: ZipArchive,
  path: string,
  { texts, dateStyles, workbook, onRow }: SheetParts,
): Promise<void> {
  const finished: { number: number; cells: string[] }[] = [];
  let row = { number: 0, cells: [] as string[] };
  let cell = { type: "", style: -1, value: "", column: 0 };
  let isValue = false;
  const keepCell = () => {
    const { type, style, column } = cell;
    const isDate = dateStyles.has(style);
    const text = cellText(cell.value, { type, isDate, isFrom1904: workbook.isFrom1904, texts });
    if (text === "") return;
    // A cell that somebody formatted far to the right is no column; one with a value is.
    if (column >= tableLimits.columns) throw new TableFault("too-many-columns", row.number);
    while (row.cells.length < column) row.cells.push("");
    row.cells[column] = text;
  };
  await readXml(
    archive.read(path),
    {
      onOpen(name, { r = "", t = "", s = "" }) {
        if (name === "row") {
          const number = Number.parseInt(r, 10);
          row = { number: number > row.number ? number : row.number + 1, cells: [] };
        } else if (name === "c") {
          const column = columnOf(r) ?? row.cells.length;
          cell = { type: t, style: s === "" ? -1 : Number(s), value: "", column };
        } else if (name === "v" || name === "t") isValue = true;
      },
      onText(part) {
        if (isValue && cell.value.length <= tableLimits.cellCharacters) cell.value += part;
      },
      onClose(name) {
        if (name === "v" || name === "t") isValue = false;
        else if (name === "c") keepCell();
        else if (name === "row") finished.push(row);
      },
    },
    async () => {
      for (const { number, cells } of finished.splice(0)) await onRow(number, cells);
    },
  );
}

/** `C7` is the third column, from 0; undefined where a cell does not say. */
function columnOf(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,3}/i.exec(reference) ?? [];
  if (letters === undefined) return undefined;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
