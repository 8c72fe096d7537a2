import type { Page } from "@playwright/test";

export interface Screenshot {
  /** File name without folder and extension. */
  name: string;
  path: string;
  /** Does what a visitor would do before the picture is taken. */
  prepare?(page: Page): Promise<void>;
  /** The picture shows the window only, for what floats above the page. */
  window?: true;
}
