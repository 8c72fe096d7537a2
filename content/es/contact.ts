import type * as english from "../en/contact.ts";
import type { Translation } from "../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Contáctenos. Responde una persona.",
  lead: "Llame, escriba o solicite una cotización. Una persona lee cada mensaje, y tendrá noticias nuestras en un plazo de un día hábil.",
  quote: "Solicitar una cotización",
};

export const hours: Translation<typeof english.hours> = {
  telephone: { title: "Teléfono", emergencies: { days: "Emergencias", times: "24/7" } },
  office: { title: "Oficina", closed: "Cerrado" },
  zones: {
    "America/New_York": "hora del Este",
    "America/Indiana/Indianapolis": "hora del Este",
    "America/Chicago": "hora del Centro",
    "America/Denver": "hora de la Montaña",
    "America/Phoenix": "hora estándar de la Montaña",
    "America/Los_Angeles": "hora del Pacífico",
    "America/Anchorage": "hora de Alaska",
    "Pacific/Honolulu": "hora de Hawái",
  },
};

export const messageSection: Translation<typeof english.messageSection> = {
  title: "Envíe un mensaje",
  lead: "Para todo lo que no sea una cotización: preguntas, opiniones, quejas, consultas de proveedores.",
  newsletter: "Quiero recibir también el boletín, de dos a cuatro veces al mes",
  promise: "Llega directo a nuestra oficina, y lo lee una persona.",
  sent: {
    title: "Ya tenemos su mensaje.",
    text: "Tendrá noticias nuestras en un plazo de un día hábil. Si no puede esperar, llame al {company.phone}.",
  },
  failed:
    "Su mensaje no se envió, y todo lo que escribió sigue aquí. Inténtelo otra vez o llámenos al {company.phone}.",
};

export const emergency: Translation<typeof english.emergency> = {
  title: "¿Es una emergencia?",
  text: "No escriba. Llame. Atendemos emergencias 24/7 y respondemos en un máximo de 2 horas.",
};

export const nextHeading: Translation<typeof english.nextHeading> = {
  title: "Qué pasa después",
};

export const answers: Translation<typeof english.answers> = [
  {
    id: "question",
    title: "Una pregunta",
    description:
      "Le escribe alguien que conoce la respuesta, o le dice cuándo la tendrá. Sin números de caso ni reenvíos.",
    note: "En un plazo de un día hábil",
    icon: "chat",
  },
  {
    id: "quote-request",
    title: "Una cotización",
    description:
      "Llamamos para acordar una cita y recorremos el edificio con usted. Después enviamos tareas, frecuencias y precios por escrito. Sin cargos ocultos.",
    note: "Primera llamada en un plazo de un día hábil",
    icon: "price",
  },
  {
    id: "emergency",
    title: "Una emergencia",
    description:
      "Una tubería reventada, vidrios rotos, cualquier cosa que no pueda esperar. Llámenos, a cualquier hora.",
    note: "Respuesta en un máximo de 2 horas, 24/7",
    icon: "wrench",
  },
];
