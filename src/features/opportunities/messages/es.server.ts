import { translationOf } from "#platform/language/define-messages.ts";
import type { en } from "./en.server.ts";

export const es = translationOf<typeof en>()({
  startPage: {
    asked: "pidió {time}",
    undelivered: "nuestra respuesta no llegó",
    answers: [
      "<number>{shown}</number> solicitud de cotización espera la primera respuesta",
      "<number>{shown}</number> solicitudes de cotización esperan la primera respuesta",
    ],
    answersLate: [
      "<number>{shown}</number> solicitud de cotización espera la primera respuesta, fuera del plazo prometido",
      "<number>{shown}</number> solicitudes de cotización esperan la primera respuesta, {late} fuera del plazo prometido",
    ],
    nextSteps: [
      "<number>{shown}</number> de sus próximos pasos vence hoy o ya venció",
      "<number>{shown}</number> de sus próximos pasos vencen hoy o ya vencieron",
    ],
  },
  history: {
    moved: "Pasó de {from} a {to}",
    movedBecause: "Pasó de {from} a {to}: {reason}",
    changed: "Cambió {changes}",
    nobody: "nadie",
    someone: "alguien",
    fields: {
      ownerId: "responsable",
      value: "valor al mes",
      nextStep: "siguiente paso",
      nextStepOn: "día del siguiente paso",
      contactId: "contacto",
      facilityType: "tipo de instalación",
      source: "origen",
      campaignName: "campaña",
    },
  },
  walkThroughAgain: "Acordar otro horario para el recorrido",
  movedSince:
    "Mientras tanto, otra persona la pasó a: {stage}. Si todavía quiere moverla, muévala de nuevo.",
  problems: {
    "not-allowed": "Su función puede leer esto, pero no cambiarlo.",
    "signed-by-both":
      "Ambas partes firmaron un contrato, así que esta oportunidad sigue ganada. Si el contrato terminó, mueva la oportunidad a Perdida en su propia página y confírmelo.",
    "signed-by-prospect":
      "El posible cliente firmó y nosotros aún no. Firme la propuesta, o libérelo de su firma, antes de mover esta oportunidad a Perdida.",
    "unknown-owner": "Elija a alguien que trabaje en ventas.",
    "unknown-contact": "Elija a alguien de esta empresa.",
    "already-done": "Ya está ahí.",
    "moved-since": "Otra persona la movió mientras tanto.",
    "not-found": "Ya no existe.",
    "too-many-views": "Tiene 20 vistas. Quite una primero.",
  },
  opportunitySentBefore:
    "Ya recibimos esta oportunidad con lo que usted escribió la primera vez. Si quiere agregar otra, presione el botón de nuevo.",
  whichCompany: "Ya hay una empresa con este nombre. Indique cuál es.",
  noteSentBefore: "Ya recibimos esta nota, con otras palabras. Envíela otra vez para agregar otra.",
  notifications: {
    kinds: {
      "opportunity-owned": "Se le asigna una oportunidad",
      "opportunity-mentioned": "Una nota sobre una oportunidad le menciona",
    },
    owned: "{person} le asignó {company}",
    mentioned: "{person} le mencionó en una nota sobre {company}",
    gone: "una oportunidad",
  },
  export: {
    reference: "referencia",
    company: "empresa",
    contact: "contacto",
    email: "correo",
    phone: "teléfono",
    stage: "etapa",
    since: "en esta etapa desde ({timeZone})",
    lostReason: "motivo de la pérdida",
    lostNote: "qué dijeron",
    value: "dólares al mes",
    nextStep: "siguiente paso",
    nextStepOn: "día del siguiente paso",
    owner: "responsable",
    origin: "procedencia",
    source: "origen",
    campaign: "campaña",
    received: "recibida ({timeZone})",
    answerDue: "primera respuesta a más tardar ({timeZone})",
    answered: "primera respuesta ({timeZone})",
    closed: "ganada o perdida ({timeZone})",
    id: "id",
  },
});
