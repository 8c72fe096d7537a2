import type * as english from "../../en/careers/page.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Empleos con el salario a la vista",
  lead: "Cada vacante muestra el salario, el horario y el lugar. Una persona lee su solicitud, y después de cada paso usted sabe en qué punto está.",
  actions: [
    { label: "Ver las vacantes", to: "#openings" },
    { label: "Cómo contratamos", to: "#hiring-process" },
  ],
};

export const openingsHeading: Translation<typeof english.openingsHeading> = {
  title: "Puestos vacantes",
  lead: "Todos de tiempo completo. Elija uno y aparecerá ya elegido en el formulario de solicitud.",
};

export const noOpeningsHeading: Translation<typeof english.noOpeningsHeading> = {
  title: "Hoy no hay puestos vacantes",
  lead: "Aun así puede enviar su solicitud. El formulario está abierto para cualquier puesto, y una persona lee cada solicitud.",
};

export const applyForAny: Translation<typeof english.applyForAny> = "Solicitar cualquier puesto";

export const benefitsHeading: Translation<typeof english.benefitsHeading> = {
  title: "Beneficios, además del salario",
};

export const testimonialsHeading: Translation<typeof english.testimonialsHeading> = {
  title: "Lo que dice nuestro personal",
};

export const processHeading: Translation<typeof english.processHeading> = {
  title: "Así contratamos: seis pasos, de una a tres semanas",
  lead: "Qué pasa y cuándo. Si un paso tarda más, le avisamos antes de que tenga que preguntar.",
};

export const applicationSection: Translation<typeof english.applicationSection> = {
  title: "Formulario de solicitud",
  lead: "Siete campos, unos diez minutos. Lo que escriba se guarda en este navegador hasta que lo envíe.",
  nothingSelected: "Elija un puesto arriba o en el formulario.",
  anyPosition:
    "Hoy no hay puestos vacantes, así que esta solicitud es para cualquier puesto. La guardamos y le escribimos cuando haya uno adecuado.",
  accommodation:
    "¿Necesita una adaptación para enviar su solicitud? Llame o escriba, y encontraremos la manera. No tiene que decir por qué.",
  sent: {
    title: "Recibimos su solicitud.",
    text: "La confirmación ya va en camino a su correo. Una persona lee su solicitud, y tendrá noticias nuestras en un plazo de tres días hábiles.",
  },
};

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
};
