import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  errors: {
    fullName: "Escriba su nombre completo",
    phone: "Escriba un número de teléfono válido",
    position: "Elija un puesto",
    experience: "Elija sus años de experiencia",
    resume: "Escriba un enlace a su currículum o portafolio",
    coverLetter: "Escriba una carta de presentación más detallada",
  },
  stages: {
    received: "Recibida",
    screening: "En revisión",
    interview: "Entrevista",
    offer: "Oferta de empleo",
    hired: "Contratada",
    rejected: "Rechazada",
  },
  rejectionReasons: {
    "another-chosen": "Otra persona se ajusta mejor al trabajo",
    experience: "Poca experiencia para este trabajo",
    requirements: "No cumple un requisito del puesto",
    hours: "El horario no coincide",
    pay: "Sin acuerdo sobre el pago",
    "no-reply": "Sin respuesta",
    "missed-interview": "No asistió a la entrevista",
    withdrew: "Retiró la solicitud",
    "position-closed": "El puesto se cerró",
    duplicate: "Se postuló dos veces",
  },
  experience: {
    "0-1": "De 0 a 1 año",
    "1-3": "De 1 a 3 años",
    "3-5": "De 3 a 5 años",
    "5-10": "De 5 a 10 años",
    "10+": "Más de 10 años",
  },
});
