import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  allServices: {
    learnMore: "Más información<about> sobre {service}</about>",
    tellUs: "Cuéntenos qué necesita",
  },
  paces: { daily: "A diario", weekly: "Cada semana", monthly: "Cada mes" },
  methods: { reaches: "Alcance", suits: "Ideal para", limits: "Tenga en cuenta" },
  complaints: {
    caption: "Quejas de los ocupantes de un edificio y nuestras respuestas",
    complaint: "Queja",
    share: "Porcentaje",
    plan: "Qué dice el plan",
  },
  responseTimes: {
    caption: "Tiempos de respuesta por tipo de solicitud",
    request: "Solicitud",
    inTheTrade: "Habitual en el ramo",
    withUs: "Con nosotros",
    typical: "<label>Habitual: </label>{trade}",
  },
});
