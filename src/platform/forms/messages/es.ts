import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  tooLong: "Use menos de {max} caracteres",
  email: "La dirección de correo no es válida",
  tick: "Marque esta casilla o déjela en blanco",
  dollars: "Escriba un importe en dólares, p. ej., 240 o 1,240.50",
  moreThanZero: "Escriba más que cero",
  tooManyDollars: "Revise este importe: pasa de diez millones de dólares",
});
