import type * as english from "../en/client-portal.ts";
import type { Translation } from "../translation.ts";

export const portalPanel: Translation<typeof english.portalPanel> = {
  title: "Portal de clientes",
  lead: "Qué se hizo anoche en sus edificios, qué está programado y quién es responsable.",
  more: "Conocer el portal de clientes",
  picture: {
    name: "portal_home",
    alt: "Inicio del portal de un cliente ficticio: lo que espera una respuesta y las visitas de anoche",
  },
};

export const portalTiles: Translation<typeof english.portalTiles> = [
  {
    id: "service-schedules",
    title: "Agenda de servicios",
    description: "Qué tarea toca, en qué área y qué noche.",
    icon: "calendar",
  },
  {
    id: "quality-reports",
    title: "Informes de calidad",
    description: "Cada inspección, con su puntaje y su método.",
    icon: "audit",
  },
  {
    id: "work-orders",
    title: "Órdenes de trabajo",
    description: "Cree, siga y administre solicitudes fuera del plan.",
    icon: "wrench",
  },
  {
    id: "documents",
    title: "Documentos",
    description: "Facturas, contratos y acuerdos de servicio.",
    icon: "document",
  },
  {
    id: "communication",
    title: "Comunicación",
    description: "Mensajes directos a su equipo de cuenta.",
    icon: "chat",
  },
  {
    id: "key-insights",
    title: "Análisis clave",
    description: "El desempeño de cada instalación, mes a mes.",
    icon: "chart",
  },
];

export const loginSection: Translation<typeof english.loginSection> = {
  title: "Acceso de clientes",
  lead: "Use los datos de acceso que le envió su equipo de cuenta.",
  remember: "Mantener la sesión en este dispositivo",
  forgot: "¿Olvidó su contraseña?",
  passkey: "Iniciar sesión con llave de acceso",
  notYet: "¿Todavía no es cliente?",
  contact: "Hablar con nuestro equipo",
  sent: { title: "Sesión iniciada.", text: "Su portal se abre en un momento." },
  halfway: { title: "Un paso más.", text: "En un momento le pediremos su segundo factor." },
  failed:
    "Nombre corto, correo o contraseña incorrectos. Inténtelo otra vez. Si todo está bien escrito, quizá su inicio de sesión no nos llegó: inténtelo en un minuto o llame al {company.phone}.",
};
