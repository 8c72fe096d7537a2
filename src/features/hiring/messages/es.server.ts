import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    late: [
      "<number>{shown}</number> solicitud de empleo pasó el día en que prometimos leerla",
      "<number>{shown}</number> solicitudes de empleo pasaron el día en que prometimos leerlas",
    ],
    waiting: [
      "<number>{shown}</number> solicitud de empleo por responder",
      "<number>{shown}</number> solicitudes de empleo por responder",
    ],
    received: [
      "Llegó <number>{shown}</number> solicitud de empleo",
      "Llegaron <number>{shown}</number> solicitudes de empleo",
    ],
  },
  answers: {
    /** Where times are on offer, in place of the middle of an invitation. */
    chooseTime:
      "Una primera llamada toma unos veinte minutos. Elija con el botón de abajo el horario que más le convenga.",
    pick: "Elegir un horario",
    received: {
      subject: "Su solicitud para {position} ({reference})",
      opening: "Estamos leyendo su solicitud para {position} en {company}.",
      middle: "Le escribiremos de nuevo en el plazo de una semana, sea cual sea la decisión.",
      closing: "Si sus planes cambian, responda a este correo o llame al {phone}.",
    },
    invitation: {
      subject: "Conversemos sobre {position} ({reference})",
      opening:
        "Su solicitud para {position} en {company} se ajusta bien a lo que buscamos. Nos gustaría conversar con usted.",
      middle:
        "Una primera llamada toma unos veinte minutos. En otro correo le enviamos horarios para elegir.",
      closing: "También puede llamarnos al {phone}. Si necesita una adaptación, díganos cuál.",
    },
    offer: {
      subject: "Nuestra oferta: {position} ({reference})",
      opening: "Nos gustaría que se integre a {company} en el puesto de {position}.",
      middle:
        "Le llamaremos para repasar el pago, el horario y su primer día. Después recibirá todo por escrito.",
      closing: "Si tiene preguntas antes, responda a este correo o llame al {phone}.",
    },
    rejection: {
      subject: "Su solicitud para {position} ({reference})",
      opening: "Gracias por su interés en {position} en {company}, y por el tiempo que dedicó.",
      middle: "Esta vez decidimos seguir adelante con otras personas.",
      closing:
        "Puede postularse de nuevo cuando {company} tenga otra vacante. Le deseamos lo mejor.",
    },
    because: "Recibe este correo porque solicitó un empleo en nuestro sitio web.",
  },
  notifications: {
    kind: "Una nota de una solicitud de empleo le menciona",
    mentioned: "{person} le mencionó en una nota sobre {applicant}",
    gone: "una solicitud de empleo eliminada",
  },
  history: {
    moved: "Pasó de {from} a {to}",
    rejected: "Pasó de {from} a {to}: {reason}",
    answered: "Respuesta enviada",
    hired: "Contratación: {person}",
  },
  answerSentBefore:
    "Ya recibimos esta respuesta con lo que usted escribió la primera vez. Si quiere enviar otra, presione el botón de nuevo.",
  hiredBefore:
    "Ya recibimos este formulario con lo que usted escribió la primera vez. Si quiere enviarlo otra vez, presione el botón de nuevo.",
  movedSince:
    "Mientras tanto, otra persona pasó esta solicitud a: {stage}. Si todavía quiere moverla, muévala de nuevo.",
  problems: {
    "not-allowed": "Su función puede leer esto, pero no cambiarlo.",
    "already-done": "Ya está ahí.",
    "moved-since":
      "Mientras tanto, otra persona pasó esta solicitud a otra etapa. No se guardó nada. Mírela de nuevo.",
    "hired-already": "Ya se contrató a esta persona. Haga el cambio en la página de la persona.",
    "wrong-state": "Esta solicitud sigue en cuarentena.",
    "answered-since":
      "Mientras tanto, otra persona respondió. No se envió nada. Abra la solicitud y mírela.",
    "role-not-given": "Su función no puede dar esta función ni estas asignaciones.",
    "address-taken": "Alguien ya tiene una cuenta con esta dirección.",
    "other-person": "La cuenta con esta dirección cambió. Revísela de nuevo.",
    "not-restored": "No se pudo reactivar la cuenta. No se cambió nada.",
    "too-many": "Hoy envió demasiadas invitaciones. Pruebe de nuevo mañana.",
    unassignable: "Un cliente o una instalación de la lista cambió. Elija de nuevo.",
  },
  forbidden: {
    problem:
      "La ley no permite preguntar sobre {subjects}. No se envió nada. Escriba de otra manera: {sentences}",
    quoted: "“{sentence}”",
    subjects: {
      age: "edad",
      family: "familia",
      origin: "origen o ciudadanía",
      religion: "religión",
      health: "salud o discapacidad",
      arrests: "arrestos",
      convictions: "condenas antes de una oferta",
      "pay-history": "pagos anteriores",
      "social-security": "números de seguro social por correo electrónico",
    },
  },
  sentEmails: {
    "application-answer": {
      title: "Respuesta a una solicitud de empleo",
      reader: "La persona que se postuló",
      occasion: "Cuando alguien de la oficina responde una solicitud de empleo",
    },
  },
  export: { assignedTo: "asignada a" },
});
