import { Document, Page, Text, View } from "@react-pdf/renderer";
import { company } from "#content/company.ts";
import type { Guide, GuideSection } from "#content/guides/guide.ts";
import { typeset } from "../typeset.ts";
import { Block } from "./blocks.tsx";
import { Cover } from "./cover.tsx";
import { PageFrame } from "./page-frame.tsx";
import { part } from "./structure.ts";
import { style } from "./style.ts";

/** A printed guide: a cover, then its sections, each on a page of its own. */
export function GuideDocument({ guide, cover }: { guide: Guide; cover: Buffer }) {
  return (
    <Document>
      <Page size="LETTER" style={style.page}>
        <Cover guide={guide} picture={cover} />
      </Page>
      {guide.sections.map((section, at) => (
        <Page key={section.title} size="LETTER" style={style.page}>
          <PageFrame title={guide.title} />
          <SectionHeading section={section} />
          {section.blocks.map((block, blockAt) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a printed page never move
            <Block key={blockAt} block={block} />
          ))}
          {at === guide.sections.length - 1 ? <Sources guide={guide} /> : null}
        </Page>
      ))}
    </Document>
  );
}

function SectionHeading({ section }: { section: GuideSection }) {
  return (
    <View>
      <Text {...part("H2")} style={[style.sectionTitle, section.lead ? {} : { marginBottom: 14 }]}>
        {typeset(section.title)}
      </Text>
      {section.lead ? (
        <Text {...part("P")} style={style.lead}>
          {typeset(section.lead)}
        </Text>
      ) : null}
    </View>
  );
}

function Sources({ guide }: { guide: Guide }) {
  return (
    <View wrap={false}>
      <Text {...part("H2")} style={style.blockTitle}>
        Sources
      </Text>
      <View {...part("L")}>
        {guide.sources.map((source) => (
          <View key={source} {...part("LI")}>
            <Text {...part("LBody")} style={style.small}>
              {typeset(source)}
            </Text>
          </View>
        ))}
      </View>
      <Text {...part("P")} style={[style.small, { marginTop: 6 }]}>
        {`Published by ${company.name}. Check current rules and product labels for your own building.`}
      </Text>
    </View>
  );
}
