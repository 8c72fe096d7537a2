import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { GuideField } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "../typeset.ts";
import { BlockTitle } from "./block-title.tsx";
import { part } from "./structure.ts";
import { style } from "./style.ts";

/** Labels with lines to write on, twelve columns to a row. */
export function Fields({
  title,
  fields,
}: {
  title?: string | undefined;
  fields: readonly GuideField[];
}) {
  return (
    <View wrap={false} style={style.block}>
      <BlockTitle>{title}</BlockTitle>
      {rowsOf(fields).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed form never move
        <View key={at} style={own.row}>
          {row.map((field, fieldAt) => (
            <View
              // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat, places do not
              key={fieldAt}
              style={{ flexGrow: field.span, flexBasis: 0 }}
            >
              <Text {...part("P")} style={own.label}>
                {typeset(field.label)}
              </Text>
              <View style={own.line} />
              {field.lines === 2 ? <View style={own.line} /> : null}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Fields fill a row until it has twelve columns. */
function rowsOf(fields: readonly GuideField[]): GuideField[][] {
  const rows: GuideField[][] = [];
  let room = 0;
  for (const field of fields) {
    if (field.span > room) {
      rows.push([]);
      room = 12;
    }
    rows.at(-1)?.push(field);
    room -= field.span;
  }
  return rows;
}

/** A line to write on that fills the rest of its row. */
export const Line = () => <View style={own.rest} />;

const own = StyleSheet.create({
  row: { flexDirection: "row", columnGap: 18, marginTop: 7 },
  label: { fontSize: 7.5, fontWeight: 500, lineHeight: 1.3, color: palette.slate },
  line: { height: 16.5, borderBottomWidth: 0.75, borderBottomColor: palette.field },
  rest: { flexGrow: 1, borderBottomWidth: 0.75, borderBottomColor: palette.field, marginBottom: 2 },
});
