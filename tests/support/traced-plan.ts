/** A floor plan as a PDF, and the hand that traces it in the browser. */
import type { Locator, Page } from "@playwright/test";

/** @param drawing PDF operators on a page of 800 by 600 points, e.g. `3 w 100 300 300 200 re S` */
export function planPdf(drawing: string): Buffer {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]/Contents 4 0 R/Resources<<>>>>",
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 5\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(`${file}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`);
}

/** Converts a place of the picture, which is 2,560 pixels wide, to one on the screen. */
export const onScreen = (plan: Locator, x: number, y: number) =>
  plan.locator("svg").evaluate(
    (svg, [left, top]) => {
      const matrix = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
      const point = new DOMPoint(left, top).matrixTransform(matrix ?? undefined);
      return { x: point.x, y: point.y, pixel: 1 / (matrix?.a ?? 1) };
    },
    [x, y] as const,
  );

export async function clickOnPlan(page: Page, plan: Locator, x: number, y: number): Promise<void> {
  await plan.scrollIntoViewIfNeeded();
  const point = await onScreen(plan, x, y);
  await page.mouse.click(point.x, point.y);
}
