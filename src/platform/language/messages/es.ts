import { translationOf } from "../define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  writtenIn: { en: "Escrito en inglés", es: "Escrito en español" },
});
