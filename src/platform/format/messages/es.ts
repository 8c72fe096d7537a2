import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  day: "Escriba una fecha",
  dayInRange: "Escriba un día entre 2000 y 2099",
  month: "Escriba un mes, p. ej., 2026-04",
  year: "Elija un año entre 2000 y 2099",
  since: "Desde las {time}",
});
