import { data } from "react-router";
import * as z from "zod/mini";
import { importableNouns } from "#features/importable-nouns.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { joinFacts } from "#platform/format/join-facts.ts";
import { type RouteRequest, requestOrigin, requireStaff } from "#platform/http/actor.server.ts";
import {
  accountContext,
  appContext,
  filesContext,
  requestContext,
} from "#platform/http/context.ts";
import { csvResponse } from "#platform/http/csv-response.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { refuseUntilConfirmed } from "#platform/http/refuse-until-confirmed.server.ts";
import { type FormAnswer, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { readUpload } from "#platform/http/upload.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { searchedForHeads } from "#platform/imports/column-heads.ts";
import type { ImportableNoun } from "#platform/imports/importable-noun.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { Column } from "#platform/records/csv.ts";
import {
  beginStep,
  beginUndo,
  chooseColumns,
  chooseHeadRow,
  discardImport,
  findUninvited,
  type ImportResult,
  inviteImported,
  recheckRows,
  reopenColumns,
} from "./import-commands.server.ts";
import {
  countSolvedRows,
  findImport,
  type ListedImport,
  listImports,
  readRowPage,
  type ShownRow,
} from "./import-queries.server.ts";
import { readRowsAfter } from "./import-rows.server.ts";
import { isWorking, type RowFilter, rowFilters, statesOfFilter } from "./import-types.ts";
import { importServerMessages } from "./messages.server.ts";
import { findEarlierImport, startImport } from "./start-import.server.ts";

const path = "/office/import";

/** @throws 404 for who may not enter */
async function requireImporter(route: RouteRequest) {
  const actor = await requireStaff(route, "data.import");
  return { actor, ...route.context.get(appContext) };
}

export async function readImportList(route: RouteRequest) {
  const { actor, db } = await requireImporter(route);
  const { language } = actor;
  const files = await listImports(db, actor);
  return {
    nouns: importableNouns.map((noun) => ({
      name: noun.name,
      label: noun.label(language),
      help: noun.help(language),
      columns: noun.columns.flatMap(({ label, isRequired, neededBy }) => {
        if (isRequired) return label(language);
        return neededBy ? `${label(language)} (${neededBy(language)})` : [];
      }),
    })),
    files: files.map((file) => toListRow(file, language)),
    done: new URL(route.request.url).searchParams.get("done") === "discarded",
    mayExport: may(actor, "data.export"),
  };
}

function toListRow(file: ListedImport, language: Language) {
  const { id, fileName, state, rows, createdAt, createdByName } = file;
  return {
    id,
    fileName,
    state,
    hasReady: (rows.ready ?? 0) > 0,
    noun: nounOf(file)?.label(language) ?? file.noun,
    added: state === "undone" ? 0 : (rows.added ?? 0),
    /** Only a file with rows is imported: they were deleted by age. */
    isForgotten: state === "imported" && Object.keys(rows).length === 0,
    created: companyMoment(createdAt, language),
    createdByName,
  };
}

const nounOf = ({ noun }: Pick<ListedImport, "noun">): ImportableNoun | undefined =>
  importableNouns.find(({ name }) => name === noun);

/** The form with the file, which is streamed into the folder for files on their way in. */
export async function uploadByForm(route: RouteRequest) {
  const { actor, db, queue } = await requireImporter(route);
  const { files } = route.context.get(filesContext);
  const { upload: texts } = importServerMessages(actor.language);
  const announced = Number(route.request.headers.get("content-length") ?? 0);
  const reading = await readUpload(route.request, files.incoming, await files.hasRoom(announced));
  if (!reading.ok)
    return answer(reading.refusal.status, reading.refusal.message(actor.language), {}, {});
  const { fields, files: sent, hasTooManyFiles } = reading.upload;
  const values = { noun: fields.noun ?? "" };
  try {
    const noun = importableNouns.find(({ name }) => name === fields.noun);
    const [file, ...others] = sent;
    const errors = {
      ...(noun === undefined && { noun: texts.noun }),
      ...(file === undefined && { file: texts.noFile }),
      ...((others.length > 0 || hasTooManyFiles) && { file: texts.oneFile }),
    };
    if (noun === undefined || file === undefined || Object.keys(errors).length > 0)
      return answer(422, undefined, errors, values);
    if (file.failure !== undefined) {
      if (file.failure === "not-written")
        route.context.get(requestContext).log.error({ err: file.cause }, "import not stored");
      const refused = {
        "too-large": [413, texts.problems["too-large"]],
        "no-room": [507, texts.noRoom],
        "not-written": [500, texts.notStored],
      } as const;
      const [status, why] = refused[file.failure];
      return answer(status, undefined, { file: why }, values);
    }
    const started = await startImport({ db, queue, files }, actor, noun, file);
    if (started.ok) return redirectAfterPost(`${path}/${started.id}`);
    return answer(422, undefined, { file: texts.problems[started.reason] }, values);
  } finally {
    await reading.discard();
  }
}

const answer = (
  status: number,
  problem: string | undefined,
  errors: Record<string, string>,
  values: Record<string, string>,
) =>
  data<FormAnswer>(
    { form: "import", problem, errors, values },
    { status, headers: { "Cache-Control": "no-store" } },
  );

async function requireImport(route: RouteRequest, rawId: string | undefined) {
  const entered = await requireImporter(route);
  const id = z.safeParse(z.uuid(), rawId);
  const file = id.success ? await findImport(entered.db, entered.actor, id.data) : undefined;
  const noun = file && nounOf(file);
  if (file === undefined || noun === undefined) throw notFound();
  return { ...entered, file, noun };
}

const pageQuery = z.object({
  rows: z.catch(z.enum(rowFilters), "all"),
  after: z.catch(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000)), 0),
});

export async function readImport(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, file, noun } = await requireImport(route, rawId);
  const { language } = actor;
  const { searchParams } = new URL(route.request.url);
  const { rows: filter, after } = z.parse(pageQuery, {
    rows: searchParams.get("rows") ?? undefined,
    after: searchParams.get("after") ?? undefined,
  });
  const hasRows = ["checked", "imported"].includes(file.state);
  const counts = countsOf(file);
  const [page, earlier, columns, uninvited, solved] = await Promise.all([
    hasRows ? readRowPage(db, actor, file, noun, { filter, after }) : { rows: [], next: undefined },
    findEarlierImport(db, file),
    file.state === "read" ? readColumnChoices(route, file, noun, language) : undefined,
    file.state === "imported" && noun.areInvitedLater ? findUninvited(db, file, maxCounted) : [],
    hasRows && counts.faulty > 0 ? countSolvedRows(db, actor, file, noun) : 0,
  ]);
  return {
    ...toListRow(file, language),
    isWorking: isWorking(file.state),
    done: file.done,
    total: file.total,
    problem: file.problem,
    problemRow: file.problemRow,
    sheet: file.sheet,
    otherSheets: file.otherSheets,
    encoding: file.encoding,
    isTried: file.isTried,
    wasGivenUp: file.wasGivenUp,
    obstacles: file.obstacles,
    isKept: (file.rows.added ?? 0) > 0,
    counts,
    solved,
    wouldFail: file.rows["would-fail"] ?? 0,
    filter,
    after,
    rows: page.rows.map((row) => toRowView(row)),
    next: page.next,
    columns,
    earlier: earlier && {
      id: earlier.id,
      imported: earlier.importedAt && companyMoment(earlier.importedAt, language),
    },
    uninvited: uninvited.length,
    needed: noun.columns
      .filter(({ name, isRequired }) => isRequired && !file.columns.includes(name))
      .map(({ label }) => label(language)),
  };
}

const maxCounted = 5_000;

export type ImportData = Awaited<ReturnType<typeof readImport>>;

const countsOf = ({ rows }: ListedImport): Record<RowFilter, number> => {
  const count = (filter: RowFilter) =>
    statesOfFilter[filter].reduce((sum, state) => sum + (rows[state] ?? 0), 0);
  return {
    all: count("all"),
    ready: count("ready"),
    faulty: count("faulty"),
    known: count("known"),
    added: count("added"),
  };
};

const shownCharacters = 100;

/** Cells are known again by their beginning, and a list of them is to be read at a glance. */
const cut = (text: string, to = shownCharacters): string =>
  text.length > to ? `${cutText(text, to)}…` : text;

const toRowView = ({ id, row, state, sameAs, title, values, faults, nowReads }: ShownRow) => ({
  id,
  row,
  state,
  sameAs,
  title: cut(title, 60),
  values: values.map(({ label, value }) => ({ label, value: cut(value) })),
  faults: faults.map(({ label, text }) => ({ label, text })),
  nowReads,
});

export type RowView = ReturnType<typeof toRowView>;

/** The columns of the file with what they hold, and what each of them may be. */
async function readColumnChoices(
  route: RouteRequest,
  file: ListedImport,
  noun: ImportableNoun,
  language: Language,
) {
  const { db } = route.context.get(appContext);
  const first = await readRowsAfter(
    db,
    { id: file.id, headRow: 0 },
    {
      after: 0,
      limit: searchedForHeads,
    },
  );
  const heads = first.find(({ row }) => row === file.headRow)?.cells ?? [];
  const examples = first.filter(({ row }) => row > (file.headRow ?? 0)).slice(0, 3);
  const width = Math.max(heads.length, ...examples.map(({ cells }) => cells.length));
  return {
    headRow: file.headRow ?? 0,
    headRows: first.map(({ row, cells }) => ({
      row,
      text: cut(joinFacts(cells)),
    })),
    fields: noun.columns.map(({ name, label, isRequired, neededBy }) => ({
      name,
      label: label(language),
      isRequired: isRequired === true,
      neededBy: neededBy?.(language),
    })),
    columns: Array.from({ length: width }, (_, n) => ({
      index: n,
      head: cut(heads[n] ?? ""),
      chosen: file.columns[n] ?? "",
      examples: examples.flatMap(({ cells }) => (cells[n] ? cut(cells[n], 40) : [])),
    })),
  };
}

const maxColumns = 200;
const columnField = /^column\.(\d{1,3})$/;

/** Columns are posted as `column.0`, `column.1`: one field for each column of the file. */
const columnsIn = (posted: Readonly<Record<string, unknown>>): string[] => {
  const columns: string[] = [];
  for (const [name, value] of Object.entries(posted)) {
    const at = Number(columnField.exec(name)?.[1] ?? Number.NaN);
    if (at < maxColumns && typeof value === "string") columns[at] = value;
  }
  return Array.from(columns, (name) => name ?? "");
};

const commandForm = z.discriminatedUnion("step", [
  z.object({
    step: z.literal("head"),
    headRow: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_000_000)),
  }),
  z.object({ step: z.literal("columns") }),
  z.object({ step: z.literal("check") }),
  z.object({ step: z.literal("try") }),
  z.object({ step: z.literal("import") }),
  z.object({ step: z.literal("undo") }),
  z.object({ step: z.literal("reopen") }),
  z.object({ step: z.literal("discard") }),
  z.object({ step: z.literal("invite") }),
]);

export async function handleImportForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, queue, file, noun } = await requireImport(route, rawId);
  const { accounts } = route.context.get(accountContext);
  const definition = { form: "import", schema: commandForm, echoed: ["step", "column."] };
  return handleFormOnce(
    route,
    { ...definition, actor, db },
    async (fields, refuse, db, _, sent) => {
      const context = { db, queue };
      const run = (): Promise<ImportResult> => {
        switch (fields.step) {
          case "head":
            return chooseHeadRow(context, actor, file.id, noun, fields.headRow);
          case "columns":
            return chooseColumns(context, actor, file.id, noun, columnsIn(sent));
          case "check":
            return recheckRows(context, actor, file.id);
          case "try":
            return beginStep(context, actor, file.id, "trying");
          case "import":
            return beginStep(context, actor, file.id, "importing");
          case "undo":
            return beginUndo(context, actor, file.id);
          case "reopen":
            return reopenColumns(context, actor, file.id);
          case "discard":
            return discardImport(context, actor, file.id);
          case "invite":
            return inviteImported({ ...accounts, db }, actor, file.id, requestOrigin(route));
        }
      };
      const result = await run();
      const { problems } = importServerMessages(actor.language);
      if (!result.ok)
        return result.reason === "confirm-first"
          ? refuseUntilConfirmed(refuse)
          : refuse(409, problems[result.reason]);
      return redirectAfterPost(
        fields.step === "discard" ? `${path}?done=discarded` : `${path}/${file.id}`,
      );
    },
  );
}

/** The rows that cannot be added, as they came and with what is wrong: to be mended and brought again. */
export async function exportProblems(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, file, noun } = await requireImport(route, rawId);
  const { rowColumn, problemColumn } = importServerMessages(actor.language);
  const named = noun.columns.filter(({ name }) => file.columns.includes(name));
  const columns: readonly Column<ShownRow>[] = [
    { name: rowColumn, value: ({ row }) => row },
    ...named.map(({ label }) => {
      const name = label(actor.language);
      return {
        name,
        value: ({ values }: ShownRow) => values.find((value) => value.label === name)?.value,
      };
    }),
    {
      name: problemColumn,
      value: ({ faults, nowReads }) =>
        nowReads ??
        faults.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join("\n"),
    },
  ];
  return csvResponse("import-problems", columns, async (after) => {
    const page = await readRowPage(db, actor, file, noun, {
      filter: "faulty",
      after: Number(after ?? 0),
      limit: 50,
    });
    return { rows: page.rows, next: page.next?.toString() };
  });
}

/** An empty file with our own names of the columns, for who begins without an export. */
export async function emptyFile(route: RouteRequest): Promise<Response> {
  const { actor } = await requireImporter(route);
  const name = new URL(route.request.url).searchParams.get("noun");
  const noun = importableNouns.find((importableNoun) => importableNoun.name === name);
  if (noun === undefined) throw notFound();
  const columns = noun.columns.map(({ label }) => ({
    name: label(actor.language),
    value: (_: never) => undefined,
  }));
  return csvResponse(`import-${noun.name}`, columns, async () => ({ rows: [], next: undefined }));
}

export type ImportListData = Awaited<ReturnType<typeof readImportList>>;
