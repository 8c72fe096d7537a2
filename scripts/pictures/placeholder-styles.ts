import type { Encoded } from "./encode-picture.ts";

/** Each picture has one class, with its placeholder and with its focus when it is cropped. */
export const placeholderStyles = (all: readonly Encoded[]): string =>
  `/* Written by \`npm run pictures\`; change \`artwork/pictures.ts\` instead. */\n${all.map(rule).join("\n")}\n`;

const rule = ({ name, recipe: { focus }, placeholder }: Encoded): string =>
  `.picture-${name} {
  ${focus.every((percent) => percent === 50) ? "" : `--focus: ${focus[0]}% ${focus[1]}%;\n  `}--miniature: url("${placeholder}");
}`;
