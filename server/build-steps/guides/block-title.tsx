import { Text } from "@react-pdf/renderer";
import { typeset } from "../typeset.ts";
import { part } from "./structure.ts";
import { style } from "./style.ts";

export const BlockTitle = ({ children }: { children: string | undefined }) =>
  children ? (
    <Text {...part("H3")} style={style.blockTitle}>
      {typeset(children)}
    </Text>
  ) : null;
