/** The company's logo as PDFs take it. The thread of a PDF is handed it with the order. */
let picture: Buffer | undefined;

/** A PNG; undefined where the company has uploaded no logo. */
export const paperLogo = (): Buffer | undefined => picture;

export function changePaperLogo(png: Uint8Array | undefined): void {
  picture = png && Buffer.from(png);
}
