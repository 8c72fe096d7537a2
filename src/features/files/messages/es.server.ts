import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  notifications: {
    kinds: { malware: "Programas maliciosos en archivos ya subidos" },
    removed: "Se encontró un programa malicioso en un archivo, y el archivo se eliminó",
    file: "{file} ({signature})",
  },
});
