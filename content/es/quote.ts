import type * as english from "../en/quote.ts";
import type { Translation } from "../translation.ts";

export const quoteSection: Translation<typeof english.quoteSection> = {
  headline: "¿Quiere un servicio de excelencia?",
  lead: "Contáctenos y reciba una cotización a la medida de sus instalaciones",
  promise: "Una persona lee cada solicitud. Tendrá noticias nuestras en un plazo de un día hábil.",
  why: "¿Por qué solicitar una cotización?",
  benefits: [
    {
      title: "Solución a su medida",
      text: "Un plan para su edificio, su horario y su presupuesto.",
      icon: "sliders",
    },
    {
      title: "Precios detallados",
      text: "Cada concepto explicado, sin cargos ocultos.",
      icon: "price",
    },
    {
      title: "Asesoría de expertos",
      text: "Consejos de una empresa con más de 50 años en el oficio.",
      icon: "chat",
    },
    {
      title: "Sin compromiso",
      text: "La cotización es gratis, y puede tomarse su tiempo para decidir.",
      icon: "unlock",
    },
  ],
};

export const quoteTestimonial: Translation<typeof english.quoteTestimonial> = {
  id: "quote-form",
  content:
    "Recorrieron el edificio con nosotros, preguntaron qué nos preocupaba y enviaron un precio con cada concepto explicado. No ha cambiado desde entonces.",
  author: {
    name: "Priya Raman",
    title: "Gerente de espacios de trabajo",
    company: "Northgate Software",
  },
  demo: true,
};
