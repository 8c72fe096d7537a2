import type * as english from "../en/home.ts";
import type { Translation } from "../translation.ts";

export const hero: Translation<typeof english.hero> = {
  headline: "Limpio antes de abrir.",
  sentence:
    "Nuestros equipos trabajan toda la noche. En más de 500 instalaciones de {company.serviceArea}, el día empieza sobre un piso que brilla.",
  badges: [
    { name: "Limpieza ecológica", icon: "leaf" },
    { name: "Tecnología avanzada", icon: "technology" },
    { name: "Personal certificado", icon: "certificate" },
  ],
  demo: true,
};

export const servicesSection: Translation<typeof english.servicesSection> = {
  headline: "Un edificio.\nUn plan.\n{company.Services}.",
  lead: "Elija un servicio o déjenos el edificio entero. En ambos casos, un solo plan dice qué se hace, cuándo y quién lo hace.",
};

export const impactSection: Translation<typeof english.impactSection> = {
  headline: "Nuestro impacto, tras más de 50 años de trabajo nocturno",
};

export const industriesSection: Translation<typeof english.industriesSection> = {
  headline: "{company.IndustriesEach} con sus reglas",
  lead: "Una clínica no es un aula, y una planta no es un hotel. Su plan parte del uso de su edificio.",
};

export const whySection: Translation<typeof english.whySection> = {
  headline: "Por qué nos eligen los clientes",
  lead: "Un piso limpio es el resultado. Así llegamos a él.",
};

export const testimonialsSection: Translation<typeof english.testimonialsSection> = {
  headline: "Lo que dicen nuestros clientes",
};

export const approachSection: Translation<typeof english.approachSection> = {
  headline: "Cómo trabajamos, en cinco pasos",
  lead: "Del primer recorrido de su edificio a un plan que mejora cada año.",
  offer: "El primer paso es un recorrido gratis y sin compromiso.",
  picture: {
    name: "iso_process",
    alt: "Cinco salas en corte, como una maqueta: un plano sobre una mesa, un tablero de planificación, un carrito de limpieza, un puntaje en una pantalla y una mesa redonda. A partir de la tercera, el piso brilla.",
  },
};

export const healthSection: Translation<typeof english.healthSection> = {
  headline: "Salud y seguridad, piso por piso",
  lead: "Personal capacitado, el producto correcto para cada superficie y un registro de qué se usó y dónde.",
  picture: {
    name: "patient_room",
    alt: "Habitación de un paciente con la cama hecha contra una pared verde; un rociador electrostático con ruedas está listo para usarse",
  },
  points: [
    {
      title: "Desinfección",
      text: "Desinfectantes de grado hospitalario, desde limpiar a mano los puntos de contacto hasta nebulizar espacios enteros.",
    },
    {
      title: "Productos más seguros",
      text: "Productos ecológicos primero, y microfibra para usar menos químicos.",
    },
    {
      title: "Personal capacitado",
      text: "Antecedentes verificados, capacitación antes del primer turno y cobertura completa de seguro.",
    },
    {
      title: "Emergencias",
      text: "De guardia 24/7, con respuesta en un máximo de 2 horas.",
    },
  ],
};

export const questionsSection: Translation<typeof english.questionsSection> = {
  headline: "Preguntas frecuentes",
};
