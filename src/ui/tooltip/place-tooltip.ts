interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

/** The distance to the edges of the window, in CSS pixels. */
const margin = 8;

/** Puts it above the anchor and centered on it, within the window; beneath it if there is no space above. */
export function placeTooltip(anchor: Box, tooltip: Size, window: Size) {
  const middle = anchor.left + anchor.width / 2 - tooltip.width / 2;
  const left = Math.max(margin, Math.min(middle, window.width - tooltip.width - margin));
  const above = anchor.top - tooltip.height;
  return { left, top: above >= margin ? above : anchor.top + anchor.height };
}
