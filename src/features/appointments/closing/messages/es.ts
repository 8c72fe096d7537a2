import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  cancel: "Cancelar también la cita: {time}",
  withdraw: "Retirar también los horarios ofrecidos",
  told: "{guest} recibirá un correo electrónico.",
  call: "No hay correo electrónico de {guest}. Llame por teléfono.",
  several: "Cancelar también sus citas y los horarios ofrecidos",
  severalTold: "Cada persona afectada recibirá un correo electrónico.",
});
