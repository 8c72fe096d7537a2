import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  noConnection: "Sin conexión.",
  connectionIsBack: "Volvió la conexión.",
  busy: "Estamos muy ocupados en este momento.",
  ourFault: "No funcionó, y la falla es nuestra.",
  notOpened: "No se pudo abrir esa página.",
  seenAsOf: "Usted ve esta página como estaba ({time}).",
  stillSeenAsOf: "Usted sigue viendo esta página como estaba ({time}).",
  nothingSent: "No se envió nada.",
  textIsHere: ["Su texto sigue aquí.", "Su texto sigue aquí, en {count} formularios."],
  sentOnceBack: "Se enviará solo cuando vuelva la conexión.",
  tryAgain: "Intentar de nuevo",
  sendAgain: "Enviar de nuevo",
  doNotSend: "No enviar",
});
