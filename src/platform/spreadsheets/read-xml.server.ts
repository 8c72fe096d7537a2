/** The elements of one file of a workbook, as they pass by. */
import { Parser } from "htmlparser2";
import { TableFault } from "./table-reading.ts";

export interface XmlEvents {
  /** @param name without the prefix of its namespace */
  onOpen?(name: string, attributes: Readonly<Record<string, string>>): void;
  onText?(text: string): void;
  onClose?(name: string): void;
}

/**
 * Entities are never expanded: the parser knows the five of XML itself, and a document that declares
 * others is refused.
 * @param onPiece called after each piece, so that what was collected can be handed on meanwhile
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  { onOpen, onText, onClose }: XmlEvents,
  onPiece: () => Promise<void> = async () => undefined,
): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => onOpen?.(withoutPrefix(name), attributes),
      ontext: (text) => onText?.(text),
      onclosetag: (name) => onClose?.(withoutPrefix(name)),
      onprocessinginstruction(name) {
        if (name.toLowerCase() === "!doctype") throw new TableFault("has-doctype");
      },
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    await onPiece();
  }
  parser.write(decoder.decode());
  parser.end();
  await onPiece();
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);
