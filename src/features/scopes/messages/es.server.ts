import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  scopes: "Alcances del servicio",
  versionName: "versión {version}",
  refusals: {
    taskTaken: "Esta área ya tiene esta tarea.",
    emptyDraft: "El borrador todavía no tiene tareas.",
    tooEarly: "El primer día posible es el {day}",
  },
  scopeEvents: {
    "draft-started": "Borrador empezado",
    "draft-discarded": "Borrador descartado",
    "set-effective": "Primer día fijado",
    withdrawn: "Devuelto a borrador",
    "line-added": "Tarea agregada",
    "line-changed": "Tarea cambiada",
    "line-removed": "Tarea quitada",
  },
  /** To who sends a form again with other content. */
  lineAlreadyReceived:
    "Ya recibimos esta tarea con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón otra vez.",
  import: {
    help: "Una tarea por fila, con su instalación, su área y cada cuánto se hace. Las filas forman el borrador del próximo alcance de la instalación; nada entra en vigor hasta que alguien fije el primer día.",
    columns: {
      task: "Tarea",
      frequency: "Cada cuánto",
      price: "Precio mensual",
    },
    faults: {
      noArea: "Escriba el nombre del área",
      unknownArea: "Esta instalación no tiene ningún área llamada “{name}”.",
      severalAreas: "Varios pisos tienen un área llamada “{name}”. Agregue el piso.",
      hasDraft:
        "Esta instalación ya tiene un borrador de su alcance. Póngalo en vigor o descártelo primero.",
      frequency:
        "“{value}” no es una frecuencia conocida. Escriba, por ejemplo, “5 veces por semana”, “mensual” o “diario”.",
    },
  },
});
