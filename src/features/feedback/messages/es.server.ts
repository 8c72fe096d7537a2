import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    answers: [
      "Llegó <number>{shown}</number> opinión",
      "Llegaron <number>{shown}</number> opiniones",
    ],
    answersLow: [
      "Llegó <number>{shown}</number> opinión, con una calificación baja",
      "Llegaron <number>{shown}</number> opiniones, {low} con una calificación baja",
    ],
  },
  one: "Opinión",
  ourWork: "Nuestro trabajo {span}",
  events: {
    answered: "Pregunta respondida",
    changed: "Respuesta cambiada",
  },
  names: {
    order: "{giver} sobre {number}",
    quarter: "{giver}, {span}",
  },
  export: {
    client: "cliente",
    facility: "instalación",
    workOrder: "orden de trabajo",
    quarter: "trimestre",
    score: "calificación (0-10)",
    reason: "motivo",
    givenBy: "de",
    answered: "respondida ({zone})",
    changed: "cambiada ({zone})",
  },
  noReason: "No dio un motivo.",
  problems: {
    link: "Este enlace ya no funciona.",
    closed: "Esta pregunta está cerrada.",
    tooLate: "Esta pregunta está cerrada. Una respuesta se puede cambiar durante 30 días.",
  },
  email: {
    question: {
      title: "¿Cómo lo hicimos?",
      subject: "¿Cómo lo hicimos? {about}",
      text: "{about}, en {facility}: ¿qué tan conforme quedó, de 0 (nada) a 10 (del todo)?",
      afterwards:
        "La página que se abre pregunta por qué y envía su respuesta a su equipo de cuenta. Estos enlaces son solo para usted y funcionan hasta el {day}.",
      answer: "Responder:\n{address}",
      because:
        "Recibió este correo porque pidió el trabajo, o porque el edificio es suyo en el portal de clientes. Preguntamos a lo sumo una vez por semana.",
    },
    low: {
      subject: "Opinión, {score} de 10: {client}, {facility}",
      title: "{score} de 10",
      order: "{giver} dio {score} de 10 por: {about} ({client}, {facility}).",
      quarter: "{giver} dio {score} de 10 por nuestro trabajo {span} ({client}, {facility}).",
      quote: "“{reason}”",
      afterwards: "Tiene su propia conversación, que el cliente puede ver. Responda ahí o llame.",
      open: "Abrir la conversación",
      because: "Recibió este correo porque este cliente está a su cargo.",
    },
  },
  notifications: {
    kinds: {
      feedback: {
        client: "Preguntas por su opinión (a lo más un correo a la semana)",
        staff: "Opiniones bajas de clientes (de 0 a 6)",
      },
    },
    ofQuarter: "¿Cómo fue nuestro trabajo {quarter}?",
    ofWorkOrder: "¿Cómo lo hicimos? {category}, {number}",
    workOrder: "Orden de trabajo",
  },
  sentEmails: {
    "feedback-question": {
      title: "¿Cómo lo hicimos?",
      reader: "Personas del cliente",
      occasion: "Después de una orden de trabajo terminada y una vez por trimestre",
    },
    "feedback-low": {
      title: "Calificación baja",
      reader: "El gerente de cuenta",
      occasion: "Cuando un cliente da una calificación de 0 a 6",
    },
  },
});
