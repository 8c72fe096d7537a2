import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  templates: {
    "first-answer": {
      subject: "Su solicitud de cotización ({reference})",
      opening: "Gracias por pedirle una cotización a {company}. Yo le atenderé.",
      middle:
        "Para darle un precio exacto, nos gustaría recorrer su edificio con usted. ¿Qué días le convienen la próxima semana?",
      closing: "Responda a este correo o llámeme al {phone}.",
    },
    questions: {
      subject: "Unas preguntas sobre su edificio ({reference})",
      opening: "Estamos preparando su cotización y nos faltan algunos datos.",
      middle:
        "¿Cuántas personas usan el edificio, cada cuánto hay que limpiar y desde qué hora podemos entrar?",
      closing: "Responda a este correo o llámeme al {phone}.",
    },
    "follow-up": {
      subject: "Su solicitud de cotización ({reference})",
      opening: "Quisiera preguntarle si todavía necesita una cotización para su edificio.",
      middle: "Si sus planes cambiaron, basta una respuesta breve y no le escribiré de nuevo.",
      closing: "Responda a este correo o llámeme al {phone}.",
    },
    blank: { subject: "Su solicitud de cotización ({reference})" },
    signature: "{sender}, {company}",
  },
  because: "Recibe este correo porque nos pidió una cotización.",
  reply: {
    subject: "Respuesta de {company}",
    title: "Un posible cliente respondió",
    text: "{sender}, de {company}, respondió a su correo.",
    label: "Su respuesta",
    view: "Abrir la conversación",
    because: "Recibe este correo porque esta oportunidad es suya o todavía no es de nadie.",
  },
  undelivered: {
    subject: "Su correo a {company} no llegó",
    title: "Un correo no llegó",
    text: "No se pudo entregar nuestro correo a {company}.",
    advice: "Revise la dirección o llame. Si era la primera respuesta, todavía la esperan.",
  },
  notifications: {
    kind: "Un posible cliente responde por correo, o un correo no le llega",
    replied: "{company} respondió por correo",
    undelivered: "No se pudo entregar nuestro correo a {company}",
    gone: "una oportunidad eliminada",
  },
  sentBefore:
    "Ya recibimos este correo con lo que usted escribió la primera vez. Si quiere enviar otro, presione el botón de nuevo.",
  sentTemplateBefore:
    "Ya recibimos esta plantilla con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón de nuevo.",
  templateProblems: {
    "not-allowed": "Su función no permite esto. No se cambió nada.",
    gone: "Alguien quitó esta plantilla. No se cambió nada.",
    "too-many": "Hay 50 plantillas. Quite una antes de agregar otra.",
    "same-name": "Otra plantilla ya tiene este nombre. Elija uno diferente.",
  },
  emailTemplate: { singular: "Plantilla de correo", plural: "Plantillas de correo" },
  templateEvents: { added: "Agregada", changed: "Cambiada", removed: "Quitada" },
  unmatchedEmail: { singular: "Correo sin oportunidad", plural: "Correos sin oportunidad" },
  unmatchedEvents: {
    joined: "Agregado a una oportunidad",
    "put-aside": "Apartado",
    "brought-back": "Traído de vuelta",
  },
  unmatchedState: "estado",
  unmatchedProblems: {
    "not-allowed": "Su función puede leer esto, pero no cambiarlo.",
    decided: "Alguien se le adelantó. Mire la página de nuevo.",
    "no-opportunity": "Esta oportunidad ya no existe. Elija otra.",
  },
  startPage: {
    unmatched: [
      "<number>{shown}</number> correo no corresponde a ninguna oportunidad",
      "<number>{shown}</number> correos no corresponden a ninguna oportunidad",
    ],
  },
  problems: {
    "not-allowed": "Su función puede leer esto, pero no cambiarlo.",
    "no-address": "Este contacto no tiene dirección de correo. No se envió nada.",
    "contact-changed":
      "Mientras tanto cambió la dirección del contacto. No se envió nada. Mírela de nuevo.",
    "written-since":
      "Desde que abrió este formulario se envió o llegó otro correo. No se envió nada. Léalo y envíe de nuevo.",
    "not-failed": "Este correo está en camino o ya se envió.",
  },
  sentEmails: {
    "opportunity-email": {
      title: "Correo a un posible cliente",
      reader: "El contacto de una oportunidad",
      occasion: "Cuando alguien de la oficina le escribe a un posible cliente",
    },
    "opportunity-undelivered": {
      title: "Correo a un posible cliente que no llegó",
      reader: "La persona a cargo de la oportunidad; si no hay, la administración",
      occasion: "Cuando un correo de la oficina falla o es devuelto",
    },
    "opportunity-replied": {
      title: "Respuesta de un posible cliente",
      reader: "La persona a cargo de la oportunidad; si no hay, la administración",
      occasion: "Cuando un posible cliente responde a un correo de la oficina",
    },
  },
  check: {
    title: "Correos entrantes",
    off: "Desactivados. Las respuestas llegan al buzón de la empresa.",
    way: "Cómo llegan",
    mailbox: "Del buzón {user} en {host}",
    webhook: "Los entrega un servidor de correo",
    read: "Última lectura",
    never: "Todavía no",
    joined: "Agregados a conversaciones",
    unmatched: "De ninguna conversación",
    unmatchedInMailbox: "{count}, siguen en el buzón",
    unmatchedRefused: "{count}, rechazados si no se guardan",
    waiting: "Guardados para agregarlos a mano",
    away: "No se puede leer el buzón desde {time}: {fault}",
    faults: {
      login: "la cuenta o la contraseña no se aceptan.",
      certificate: "su certificado no es válido para esta dirección.",
      connection: "el servidor de correo no responde.",
      mailbox: "la carpeta no existe.",
      storage: "no se pudo guardar un correo.",
      unknown: "no se entiende la respuesta del servidor de correo.",
    },
    advice:
      "Revise INBOUND_MAIL y el servidor de correo. Lo intentamos de nuevo al menos cada media hora.",
  },
});
