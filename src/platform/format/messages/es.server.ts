import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  quarters: {
    Q1: "de enero a marzo de {year}",
    Q2: "de abril a junio de {year}",
    Q3: "de julio a septiembre de {year}",
    Q4: "de octubre a diciembre de {year}",
  },
});
