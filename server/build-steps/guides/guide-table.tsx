import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { GuideCell, GuideColumn, GuideTable } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "../typeset.ts";
import { Line } from "./fields.tsx";
import { part } from "./structure.ts";
import { style } from "./style.ts";

/** A table stays on one page; its empty cells are for writing. */
export function Table({ table }: { table: GuideTable }) {
  const empty = Array.from({ length: table.blankRows ?? 0 }, () => table.columns.map(() => ""));
  const rows = [...table.rows, ...empty];
  /** Columns to write in are divided by hairlines. */
  const cellOf = (column: GuideColumn, at: number) => [
    own.cell,
    { flexGrow: column.share, alignItems: alignment[column.align ?? "left"] },
    at > 0 ? own.further : {},
    at > 0 && table.rows.every((row) => row[at] === "") ? own.writable : {},
  ];
  return (
    <View wrap={false} style={style.block}>
      <Text {...part("H3")} style={style.blockTitle}>
        {typeset(table.title)}
      </Text>
      {table.note ? (
        <Text {...part("P")} style={[style.small, own.note]}>
          {typeset(table.note)}
        </Text>
      ) : null}
      {table.fill ? (
        <View style={own.fill}>
          {table.fill.map((fact) => (
            <View key={fact.label} style={[own.fact, { flexGrow: fact.share }]}>
              <Text {...part("P")} style={style.small}>
                {fact.label}
              </Text>
              <Line />
            </View>
          ))}
        </View>
      ) : null}
      <View {...part("Table")}>
        <View {...part("TR")} style={own.head}>
          {table.columns.map((column, at) => (
            <View key={column.label} {...part("TH")} style={cellOf(column, at)}>
              <Text style={own.label}>{typeset(column.label)}</Text>
            </View>
          ))}
        </View>
        {rows.map((row, at) => (
          <View
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table never move
            key={at}
            {...part("TR")}
            style={[own.row, { minHeight: rowHeight(table, row) }]}
          >
            {table.columns.map((column, columnAt) => (
              <View key={column.label} {...part("TD")} style={cellOf(column, columnAt)}>
                <Cell cell={row[columnAt] ?? ""} column={column} strong={columnAt === 0} />
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

function Cell({ cell, column, strong }: { cell: GuideCell; column: GuideColumn; strong: boolean }) {
  if (typeof cell !== "string") return <Boxes labels={cell.boxes} />;
  if (cell === "") return null;
  return (
    <Text
      style={[own.text, { textAlign: column.align ?? "left" }, strong ? { fontWeight: 500 } : {}]}
    >
      {typeset(cell)}
    </Text>
  );
}

/** Checkboxes; short labels are inside the box, long ones beside it. */
function Boxes({ labels }: { labels: readonly string[] }) {
  const inside = labels.every((label) => label.length === 1);
  return (
    <View style={[own.boxes, { columnGap: inside ? 3 : 12 }]}>
      {labels.map((label, at) =>
        inside ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: January, June and July share a letter
          <View key={at} style={own.letterBox}>
            <Text style={own.letter}>{label}</Text>
          </View>
        ) : (
          <View key={label} style={own.choice}>
            <View style={own.box} />
            <Text style={own.text}>{label}</Text>
          </View>
        ),
      )}
    </View>
  );
}

const alignment = { left: "flex-start", center: "center", right: "flex-end" } as const;

const rowHeight = (table: GuideTable, row: readonly GuideCell[]) =>
  table.roomy || row.every((cell) => cell === "") ? 23 : 19;

const own = StyleSheet.create({
  note: { marginBottom: 6, maxWidth: 440 },
  fill: { flexDirection: "row", columnGap: 18, marginTop: 2, marginBottom: 8 },
  fact: { flexBasis: 0, flexDirection: "row", columnGap: 6, alignItems: "flex-end" },
  head: {
    flexDirection: "row",
    borderTopWidth: 1.25,
    borderTopColor: palette.ink,
    borderBottomWidth: 0.75,
    borderBottomColor: palette.ink,
  },
  row: {
    flexDirection: "row",
    alignItems: "stretch",
    borderBottomWidth: 0.5,
    borderBottomColor: palette.line,
  },
  cell: {
    flexBasis: 0,
    flexShrink: 1,
    paddingVertical: 3,
    paddingRight: 8,
    justifyContent: "center",
  },
  further: { paddingLeft: 6 },
  writable: { borderLeftWidth: 0.5, borderLeftColor: palette.line },
  label: { fontSize: 7.5, fontWeight: 600, lineHeight: 1.3, color: palette.slate },
  text: { fontSize: 8.75, lineHeight: 1.32 },
  boxes: { flexDirection: "row", flexWrap: "wrap", rowGap: 3 },
  letterBox: {
    width: 14.5,
    height: 14.5,
    borderWidth: 0.6,
    borderColor: palette.field,
    borderRadius: 2.5,
    alignItems: "center",
    justifyContent: "center",
  },
  letter: { fontSize: 7, lineHeight: 1, color: palette.slate },
  choice: { flexDirection: "row", alignItems: "center", columnGap: 5 },
  box: { width: 9, height: 9, borderWidth: 0.7, borderColor: palette.field, borderRadius: 2 },
});
