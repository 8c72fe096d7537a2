import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  fullName: "Nombre completo",
  company: "Empresa",
  email: "Correo electrónico",
  phone: "Teléfono",
  phoneHelp: "Con código de área",
  facilityType: "Tipo de instalación",
  chooseFacilityType: "Elija el tipo de instalación",
  squareFootage: "Pies cuadrados",
  squareFootageHelp: "Basta un número aproximado",
  frequency: "¿Cada cuánto debe venir el equipo? (opcional)",
  noFrequency: "Todavía no lo sé",
  message: "¿Qué necesita?",
  messageHelp: "Tareas, días y horas, y qué le molesta hoy",
  submit: "Enviar la solicitud",
  submitting: "Enviando…",
  outcome: {
    sent: "Ya tenemos su solicitud.",
    next: "Tendrá noticias nuestras en un plazo de un día hábil. ¿Alguna pregunta antes? Llame al {phone}.",
    failed:
      "Su solicitud no se envió, y todo lo que escribió sigue aquí. Inténtelo otra vez o llámenos al {phone}.",
  },
  notices: {
    sent: "¡Solicitud de cotización enviada!",
    next: "Pronto tendrá noticias nuestras.",
    failed: "No se envió la solicitud",
    tryAgain: "Hubo un error al enviar su solicitud. Inténtelo de nuevo.",
  },
  range: {
    title: "Precio estimado",
    area: "Para {squareFeet} pies².",
    assumed: "Calculado con 5 visitas por semana. Elija la frecuencia para ver el suyo.",
    exact: "Con un recorrido será exacto.",
    explanation: "En qué se basa y qué lo cambia",
    basis:
      "Se basa en tarifas publicadas por pie cuadrado para este tipo de edificio y en al menos una hora facturada por visita. Un precio calculado con los salarios locales suele ser más alto. No es una oferta.",
    changedBy: {
      rooms: "Baños y cocinas: llevan más tiempo que otros espacios",
      floors: "Pisos: alfombra, piedra y el cuidado que necesitan",
      hours: "A qué hora pueden trabajar los equipos y cómo entran",
      location:
        "Ubicación: en las ciudades grandes, las tarifas pueden ser de dos a cinco veces más altas",
    },
    none: {
      unreadable:
        "No pudimos leer aquí un solo número, así que aún no hay precio estimado. Basta una cifra como 25,000.",
      "too-small":
        "Las tarifas por pie cuadrado no sirven por debajo de 300 pies². Los espacios pequeños se cobran por visita, y su cotización mostrará el precio.",
      "too-large":
        "Por encima de 1,500,000 pies², cada edificio tiene su propio precio. Lo calculamos con usted, área por área.",
      "no-rate":
        "No hay una tarifa publicada para cada clase de edificio. Díganos qué es y le daremos un precio después de un recorrido.",
    },
  },
});
