import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  formula:
    "Esta celda contiene una fórmula sin resultado. Guarde el archivo con valores o escriba el valor.",
  failedFormula: "Esta celda contiene {value}, lo que deja una fórmula cuando falla.",
  noDay: "“{value}” no es una fecha. Escríbala como 11/26/2026 o 2026-11-26.",
  dayFirst: "“{value}” empieza por el día. Escriba primero el mes, como en 11/26/2026.",
  dayOutOfRange: "“{value}” no está entre 2000 y 2099.",
});
