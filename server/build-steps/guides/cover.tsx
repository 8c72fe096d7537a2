import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { company } from "#content/company.ts";
import type { Guide } from "#content/guides/guide.ts";
import { palette } from "#content/palette.ts";
import { typeset } from "../typeset.ts";
import { contactLine, Mark } from "./page-frame.tsx";
import { part } from "./structure.ts";
import { page } from "./style.ts";

/** The upper part of the page, points. */
export const coverPicture = { width: page.width, height: 356 } as const;

/** @param picture JPEG in the proportions of `coverPicture` */
export function Cover({ guide, picture }: { guide: Guide; picture: Buffer }) {
  return (
    <>
      <Image src={{ data: picture, format: "jpg" }} style={own.picture} />
      <View style={own.brand}>
        <Mark size={22} />
        <Text style={own.name}>{company.shortName}</Text>
      </View>
      <Text {...part("H1")} style={own.title}>
        {typeset(guide.title)}
      </Text>
      <Text {...part("P")} style={own.subtitle}>
        {typeset(guide.subtitle)}
      </Text>
      <View {...part("L")} style={own.contents}>
        {guide.contents.map((entry) => (
          <View key={entry} {...part("LI")} style={own.entry}>
            <Text {...part("LBody")} style={own.entryText}>
              {typeset(entry)}
            </Text>
          </View>
        ))}
      </View>
      <View style={own.foot}>
        <Text {...part("P")} style={own.footnote}>
          {`Updated ${longDate(guide.updated)}. You may copy, change and use this guide with any contractor.`}
        </Text>
        <Text {...part("P")} style={own.footnote}>
          {contactLine}
        </Text>
      </View>
    </>
  );
}

const longDate = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

const own = StyleSheet.create({
  picture: {
    position: "absolute",
    top: 0,
    left: 0,
    width: coverPicture.width,
    height: coverPicture.height,
    objectFit: "cover",
  },
  brand: {
    position: "absolute",
    top: 34,
    left: page.side,
    flexDirection: "row",
    alignItems: "center",
    backgroundColor: palette.porcelain,
    borderRadius: 20,
    paddingVertical: 7,
    paddingLeft: 9,
    paddingRight: 15,
  },
  name: { marginLeft: 6, fontSize: 14, fontWeight: 600, letterSpacing: -0.4, lineHeight: 1 },
  title: {
    marginTop: coverPicture.height - page.top + 40,
    fontSize: 46,
    fontWeight: 600,
    letterSpacing: -1.9,
    lineHeight: 0.98,
    maxWidth: 470,
  },
  subtitle: { marginTop: 14, fontSize: 14, lineHeight: 1.4, color: palette.slate, maxWidth: 400 },
  contents: { marginTop: 26, maxWidth: 400 },
  entry: { borderTopWidth: 0.5, borderTopColor: palette.line, paddingVertical: 6 },
  entryText: { fontSize: 10.5, lineHeight: 1.3 },
  foot: {
    position: "absolute",
    bottom: 28,
    left: page.side,
    right: page.side,
  },
  footnote: { fontSize: 7, lineHeight: 1.5, color: palette.slate },
});
