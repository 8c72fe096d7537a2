declare module "virtual:guide-files" {
  /** Keys are paths, e.g. `/guides/inspection-checklist.pdf`. */
  export const guideFiles: Record<string, { bytes: number; pages: number } | undefined>;
}
