import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  one: "Solicitud de empleo",
  several: "Solicitudes de empleo",
  events: {
    moved: "Pasó a otra etapa",
    "answer-sent": "Respuesta enviada",
    hired: "Contratada",
    "interview-offered": "Se ofrecieron horarios para una entrevista",
    "interview-booked": "Entrevista acordada",
    "interview-moved": "Entrevista cambiada",
    "interview-canceled": "Entrevista cancelada",
  },
  fields: { stage: "Etapa", rejectionReason: "Motivo interno" },
  applicantEmail: {
    subject: "Recibimos su solicitud de empleo {reference}",
    title: "Recibimos su solicitud de empleo",
    thanks: "Gracias por su solicitud a {company} ({position}).",
    steps: {
      read: "Alguien del equipo al que se integraría la leerá en un plazo de tres días hábiles. Le responderemos en cualquier caso.",
      talk: "Si su perfil coincide con lo que buscamos, hablaremos por teléfono unos veinte minutos y después nos reuniremos en el edificio.",
      duration: "Para un puesto vacante, la contratación toma de una a tres semanas.",
      accommodation:
        "Díganos en cualquier paso si necesita una adaptación. No tiene que decir por qué.",
    },
    because:
      "Recibe este correo porque su dirección se escribió con una solicitud de empleo en nuestro sitio web. Si no fue usted, responda a este correo y la eliminaremos.",
  },
  officeEmail: {
    subject: "Solicitud de empleo: {position}, {name} ({reference})",
    preview: "{years}, {phone}",
    heading: "Solicitud de empleo de {name}: {position}",
    name: "Nombre",
    phone: "Teléfono",
    email: "Correo",
    position: "Puesto",
    experience: "Experiencia",
    resume: "Currículum",
    coverLetter: "Carta de presentación",
    reply: "Su solicitud de empleo {reference}",
    because: "Responda a este correo para contestarle a quien envió la solicitud.",
  },
  refusals: {
    positionsOpened: "Mientras tanto se abrieron puestos. Elija uno de la lista.",
    positionClosed: "Este puesto ya no está disponible. Elija otro de la lista.",
  },
  export: {
    position: "puesto",
    experience: "experiencia (años)",
    resume: "currículum",
    coverLetter: "carta de presentación",
    stage: "etapa",
    since: "desde ({timeZone})",
    rejectionReason: "motivo interno",
    emailToApplicant: "correo al solicitante",
  },
  sentEmails: {
    "application-received-office": {
      title: "Solicitud de empleo para la oficina",
      reader: "El buzón de la empresa",
      occasion: "Cuando alguien se postula en el sitio web",
    },
    "application-received-applicant": {
      title: "Solicitud de empleo recibida",
      reader: "La persona que se postuló",
      occasion: "Cuando alguien se postula en el sitio web",
    },
  },
});
