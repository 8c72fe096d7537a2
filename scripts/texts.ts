/**
 * `npm run texts -- write texts.csv`, `npm run texts -- read texts.csv`: all texts in a spreadsheet, and back.
 * `npm run texts -- count`: words by feature, and the longest sentences.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFigures } from "./texts/figures.ts";
import { readSpreadsheet, writeSpreadsheet } from "./texts/spreadsheet.ts";

const root = join(import.meta.dirname, "..");
const [command, file] = process.argv.slice(2);

if (command === "count") {
  console.log(writeFigures(root));
} else if (file === undefined || (command !== "write" && command !== "read")) {
  console.error(
    "Say what to do: npm run texts -- write texts.csv, npm run texts -- read texts.csv, or npm run texts -- count",
  );
  process.exitCode = 1;
} else if (command === "write") {
  writeFileSync(file, writeSpreadsheet(root));
  console.log(
    `All texts are in ${file}. Edit the English and the Spanish column, and read it back.`,
  );
} else {
  const { changed, problems } = readSpreadsheet(root, readFileSync(file, "utf8"));
  for (const problem of problems) console.error(problem);
  console.log(`${changed} texts changed, ${problems.length} not taken over.`);
  if (problems.length > 0) process.exitCode = 1;
}
