import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { GuideBlock } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "../typeset.ts";
import { BlockTitle } from "./block-title.tsx";
import { Fields } from "./fields.tsx";
import { Table } from "./guide-table.tsx";
import { part } from "./structure.ts";
import { style } from "./style.ts";

export function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case "text":
      return (
        <Text {...part("P")} style={[style.block, style.text, own.text]}>
          {typeset(block.text)}
        </Text>
      );
    case "steps":
      return <Steps steps={block.steps} />;
    case "points":
      return <Checklist items={block.points} mark="dot" />;
    case "table":
      return <Table table={block.table} />;
    case "checklist":
      return <Checklist title={block.title} items={block.items} mark="box" />;
    case "fields":
      return <Fields title={block.title} fields={block.fields} />;
    case "note":
      return (
        <View wrap={false} style={[style.block, own.note]}>
          <Text {...part("H3")} style={style.blockTitle}>
            {typeset(block.title)}
          </Text>
          <Text {...part("P")} style={[style.text, own.noteText]}>
            {typeset(block.text)}
          </Text>
        </View>
      );
  }
}

function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <View {...part("L")} style={style.block}>
      {steps.map((step, at) => (
        <View key={step.title} {...part("LI")} wrap={false} style={own.step}>
          <Text {...part("Lbl")} style={own.number}>
            {at + 1}
          </Text>
          <View {...part("LBody")} style={own.stepBody}>
            <Text style={[style.text, own.stepTitle]}>{typeset(step.title)}</Text>
            <Text style={[style.quiet, own.stepText]}>{typeset(step.text)}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

interface ChecklistProps {
  title?: string | undefined;
  items: readonly string[];
  mark: "box" | "dot";
}

function Checklist({ title, items, mark }: ChecklistProps) {
  return (
    <View wrap={false} style={style.block}>
      <BlockTitle>{title}</BlockTitle>
      <View {...part("L")}>
        {items.map((item) => (
          <View key={item} {...part("LI")} style={mark === "box" ? own.item : own.point}>
            <View style={mark === "box" ? own.box : own.dot} />
            <Text {...part("LBody")} style={[style.text, own.itemText]}>
              {typeset(item)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const own = StyleSheet.create({
  text: { maxWidth: 440 },
  note: {
    backgroundColor: palette.sand,
    borderLeftWidth: 3,
    borderLeftColor: palette.dawn,
    paddingVertical: 12,
    paddingHorizontal: 16,
  },
  noteText: { maxWidth: 440 },
  step: {
    flexDirection: "row",
    columnGap: 16,
    paddingVertical: 9,
    borderTopWidth: 0.5,
    borderTopColor: palette.line,
  },
  number: {
    width: 26,
    fontSize: 22,
    fontWeight: 500,
    lineHeight: 1,
    letterSpacing: -0.5,
    color: palette.teal,
  },
  stepBody: { flexDirection: "row", flexGrow: 1, flexBasis: 0, columnGap: 16 },
  stepTitle: { width: 130, fontWeight: 600 },
  stepText: { flexGrow: 1, flexBasis: 0 },
  item: {
    flexDirection: "row",
    columnGap: 10,
    alignItems: "center",
    minHeight: 23,
    paddingVertical: 4,
    borderTopWidth: 0.5,
    borderTopColor: palette.line,
  },
  point: { flexDirection: "row", columnGap: 10, alignItems: "flex-start", marginBottom: 4 },
  box: { width: 11, height: 11, borderWidth: 0.8, borderColor: palette.field, borderRadius: 2.5 },
  dot: { width: 4, height: 4, borderRadius: 2, backgroundColor: palette.teal, marginTop: 5 },
  itemText: { flexGrow: 1, flexBasis: 0 },
});
