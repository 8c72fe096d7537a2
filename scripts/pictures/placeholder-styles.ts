import type { Encoded } from "./encode-picture.ts";

/** One class a picture: what stands in its box until it is there, and what stays when it is cut. */
export const placeholderStyles = (all: readonly Encoded[]): string =>
  `/* Written by \`npm run pictures\`; change \`artwork/pictures.ts\` instead. */\n${all.map(rule).join("\n")}\n`;

const rule = ({ name, recipe: { focus }, placeholder }: Encoded): string =>
  `.picture-${name} {
  ${focus.every((percent) => percent === 50) ? "" : `--focus: ${focus[0]}% ${focus[1]}%;\n  `}--miniature: url("${placeholder}");
}`;
