import { Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { company } from "#content/company.ts";
import { logo } from "#content/logo.ts";
import { palette } from "#content/palette.ts";
import { page } from "./style.ts";

const { address } = company;

export function PageFrame({ title }: { title: string }) {
  return (
    <>
      <View fixed style={own.header}>
        <Mark size={15} />
        <Text style={own.name}>{company.shortName}</Text>
        <Text style={own.title}>{title}</Text>
      </View>
      <View fixed style={own.footer}>
        <Text style={own.footnote}>{contactLine}</Text>
        <Text
          style={own.footnote}
          render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
        />
      </View>
    </>
  );
}

export const contactLine = [
  company.name,
  `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
  company.phone.display,
  company.email,
].join("  ·  ");

export function Mark({ size }: { size: number }) {
  const { mark, colours } = logo;
  return (
    <Svg viewBox="0 0 32 32" style={{ width: size, height: size }}>
      <Path d={mark.sun} fill={colours.sun} />
      <Path
        d={mark.lines}
        stroke={colours.ground}
        strokeWidth={mark.lineWidth}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
  );
}

const own = StyleSheet.create({
  header: {
    position: "absolute",
    top: 30,
    left: page.side,
    right: page.side,
    flexDirection: "row",
    alignItems: "center",
  },
  name: { marginLeft: 5, fontSize: 9.5, fontWeight: 600, letterSpacing: -0.2, lineHeight: 1 },
  title: { marginLeft: "auto", fontSize: 8, lineHeight: 1, color: palette.slate },
  footer: {
    position: "absolute",
    bottom: 22,
    left: page.side,
    right: page.side,
    paddingTop: 8,
    borderTopWidth: 0.5,
    borderTopColor: palette.line,
    flexDirection: "row",
    justifyContent: "space-between",
  },
  footnote: { fontSize: 7, color: palette.slate },
});
