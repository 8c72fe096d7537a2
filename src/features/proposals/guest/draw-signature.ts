/**
 * The script in the HTML of the page where a prospect signs, so that the function refers to nothing outside
 * of itself. It shows the field for drawing, which needs it, and writes lines as an SVG path, in whole
 * numbers within 0 to 1000 by 0 to 300: what `signatureForm` reads, and a PDF can draw.
 */
function drawSignature(width: number, height: number, mostCharacters: number): void {
  const field = document.querySelector<HTMLElement>("[data-draw]");
  const path = field?.querySelector("path");
  const ground = field?.querySelector("svg");
  const storedInput = field?.querySelector("input");
  const clear = field?.querySelector("button");
  if (!field || !path || !ground || !storedInput || !clear) return;
  field.hidden = false;
  let isDrawing = false;

  function pointOf(event: PointerEvent): string {
    const box = (ground as SVGSVGElement).getBoundingClientRect();
    const scaled = (at: number, size: number, most: number) =>
      Math.min(most, Math.max(0, Math.round((at / size) * most)));
    const x = scaled(event.clientX - box.left, box.width, width);
    const y = scaled(event.clientY - box.top, box.height, height);
    return `${x} ${y}`;
  }

  function show(drawing: string): void {
    if (drawing.length > mostCharacters) return;
    (storedInput as HTMLInputElement).value = drawing;
    path?.setAttribute("d", drawing);
  }

  ground.addEventListener("pointerdown", (event) => {
    isDrawing = true;
    ground.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    // A dot is a line to where it began.
    show(`${storedInput.value}M${point}L${point}`);
  });
  ground.addEventListener("pointermove", (event) => {
    if (isDrawing) show(`${storedInput.value}L${pointOf(event)}`);
  });
  for (const end of ["pointerup", "pointercancel"] as const)
    ground.addEventListener(end, () => {
      isDrawing = false;
    });
  clear.addEventListener("click", () => show(""));
  show(storedInput.value);
}

export const drawingGround = { width: 1_000, height: 300 } as const;

/** Some hundred strokes. */
const maxDrawing = 18_000;

export const drawSignatureScript = `(${drawSignature})(${drawingGround.width},${drawingGround.height},${maxDrawing})`;
