import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  section: "Informes mensuales",
  ofClient: "Informes mensuales, {client}",
  one: "Informe mensual",
  ofMonth: "Informe mensual, {month}",
  list: {
    insights: "Análisis",
    about:
      "Un informe sobre el mes anterior, creado el primer día hábil. Una vez creado, un informe no cambia nunca.",
    noneYet: "Todavía no hay informes. El primero llega el primer día hábil del próximo mes.",
    pdf: "PDF<hidden> de {month}</hidden>",
  },
  report: {
    saveAsPdf: "Guardar como PDF",
    about: "{client}. {place}. Creado el {day}.",
    isPart: "Incluye las instalaciones que usted puede ver.",
    byFacility: "Por instalación",
    facility: "Instalación",
    meaning: "Qué significan los números",
  },
});
