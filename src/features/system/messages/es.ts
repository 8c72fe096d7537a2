import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Sistema",
  note: "Cómo funciona el producto en este servidor. Donde algo requiere atención, la página dice qué hacer.",
  states: {
    good: "Todo en orden",
    watch: "Conviene revisarlo",
    act: "Requiere atención",
    unknown: "No se sabe",
  },
  whatToDo: "Qué hacer",
  errors: {
    title: "Últimos errores",
    note: "Desde que se inició este proceso del servidor. Se guardan solo en memoria; el registro del servidor los tiene completos, cada uno con su número de solicitud.",
    noneYet: "Sin errores desde el inicio",
    first: "Los errores aparecen aquí cuando ocurren.",
    notListed:
      "El ajuste LOG_LEVEL deja los errores fuera del registro del servidor, así que aquí no aparece ninguno. Póngalo en info y reinicie el servidor.",
    what: "Qué falló",
    count: "Cuántas veces",
    last: "Última vez",
    requests: "Números de solicitud",
  },
});
