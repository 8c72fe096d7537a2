declare module "virtual:guide-files" {
  /** By path, e.g. `/guides/inspection-checklist.pdf`. */
  export const guideFiles: Record<string, { bytes: number; pages: number } | undefined>;
}
