import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.ts";

export const es = translationOf<typeof en>()({
  departments: {
    Operations: "Operaciones",
    Management: "Gerencia",
    Sales: "Ventas",
    "Customer Success": "Atención a clientes",
  },
  types: { "Full-time": "tiempo completo" },
  openings: {
    selected: "Elegido",
    departmentAndType: "{department}, {type}",
    besidesPay: "y {besides}",
    posted: "Publicado el",
    openUntil: "Abierto hasta el",
    details: "Detalles del puesto",
    hours: "<label>Horario: </label>{hours}",
    duties: "Lo que hará",
    requirements: "Lo que buscamos",
    apply: "Solicitar el puesto",
    applyTo: "Solicitar el puesto: {title}",
  },
  stepOf: "{step} de {steps}",
  form: {
    fullName: "Nombre completo",
    email: "Correo electrónico",
    phone: "Teléfono",
    phoneHelp: "Con código de área",
    position: "Puesto",
    choosePosition: "Elija un puesto",
    experience: "Experiencia en este tipo de trabajo",
    chooseExperience: "Elija sus años de experiencia",
    resume: "Enlace a su currículum o portafolio",
    resumeHelp: "Basta con un perfil o un documento compartido",
    coverLetter: "Carta de presentación",
    coverLetterHelp:
      "Por qué le interesa este puesto y qué ha hecho que se relacione con él (al menos 50 caracteres)",
    submit: "Enviar la solicitud",
    submitting: "Enviando la solicitud…",
    failed:
      "Su solicitud no se envió, y todo lo que escribió sigue aquí. Inténtelo otra vez o llámenos al {phone}.",
  },
  notices: {
    sent: "¡Solicitud enviada!",
    sentText: "Gracias por su interés. Revisaremos su solicitud y le responderemos.",
    failed: "La solicitud no se envió",
    failedText: "Hubo un error al enviar su solicitud. Inténtelo otra vez.",
  },
});
