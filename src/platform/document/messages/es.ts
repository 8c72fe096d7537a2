import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  busy: "Estamos muy ocupados en este momento",
  notOpened: "No pudimos abrir esta página. Inténtelo de nuevo en un minuto o llámenos ({hours}).",
  fault: "Algo salió mal",
  ourFault: "La falla es nuestra, no suya. Inténtelo de nuevo en un minuto o llámenos ({hours}).",
  loadAgain: "La falla es nuestra, no suya. Cargue la página de nuevo en un minuto.",
  requestNumber: "Si nos escribe o llama por esto, este número nos ayuda a encontrar la falla:",
  call: "Llamar al {phone}",
  notFound: "404: página no encontrada",
});
