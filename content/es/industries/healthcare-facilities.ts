import type * as english from "../../en/industries/healthcare-facilities.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Centros de salud, limpios en el orden correcto",
  lead: "De lo limpio a lo sucio, de arriba abajo y con un registro de cada sala. En salud, el orden del trabajo importa tanto como el trabajo.",
  actions: [
    { label: "Solicitar una evaluación", to: "/es/contact#quote" },
    { label: "Ver las zonas", to: "#zones" },
  ],
};

export const serviceName: Translation<typeof english.serviceName> = "Limpieza de centros de salud";

export const zonesHeading: Translation<typeof english.zonesHeading> = {
  title: "Cuatro zonas de riesgo, sin mezclarse",
  lead: "Antes de que alguien tome un paño, repartimos sus salas en cuatro zonas. Cada zona tiene sus propios paños, mopas y productos, y de ahí no salen.",
};

export const zones: Translation<typeof english.zones> = [
  {
    id: "public",
    name: "Pública",
    rooms: "Entradas, salas de espera, pasillos, elevadores",
    rhythm: "A diario; puntos de contacto, varias veces al día",
    method: "Limpiar y después desinfectar los puntos de contacto",
    record: "Cada visita, con sus horas",
  },
  {
    id: "care",
    name: "De atención",
    rooms: "Salas de examen, consultorios y habitaciones",
    rhythm: "A diario y, según lo acordado, entre pacientes",
    method: "Limpiar y después desinfectar toda superficie al alcance",
    record: "Cada sala",
  },
  {
    id: "procedure",
    name: "De procedimientos",
    rooms: "Salas de tratamiento, cirugía, laboratorios",
    rhythm: "Entre casos, según lo acordado, y al final del día",
    method: "Su protocolo, su lista de productos, nuestra lista de verificación",
    record: "Cada sala, con producto y tiempo de contacto",
  },
  {
    id: "closed",
    name: "Cerrada",
    rooms: "Salas de aislamiento, con infección conocida o sospechada",
    rhythm: "De inmediato, 24/7, respuesta en un máximo de 2 horas",
    method: "Se aísla, se limpia, se desinfecta y después se libera",
    record: "Cada sala, y quién la liberó",
  },
];

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Servicios de limpieza para centros de salud",
  lead: "Seis servicios para consultorios, clínicas, centros de cirugía y hospitales.",
};

export const services: Translation<typeof english.services> = [
  {
    id: "waiting-areas",
    title: "Salas de espera y recepción",
    description: "Toda persona enferma se sienta primero aquí.",
    points: [
      "Sillas, descansabrazos y mostradores desinfectados",
      "Juguetes, bolígrafos y pantallas táctiles en una lista de verificación",
      "Pisos secos, y señalizados mientras están mojados",
    ],
  },
  {
    id: "exam-rooms",
    title: "Salas de examen y habitaciones",
    description: "Espacios pequeños, muchas manos y poco tiempo entre pacientes.",
    points: [
      "De arriba abajo, de lo limpio a lo sucio",
      "Cama, barandales, botón de llamada e interruptores",
      "Un paño limpio para cada sala",
    ],
  },
  {
    id: "procedure-rooms",
    title: "Salas de tratamiento y de procedimientos",
    description: "Según su protocolo, paso a paso.",
    points: [
      "Desinfectantes de grado hospitalario de su lista",
      "Tiempos de contacto medidos con reloj",
      "Equipo médico, solo como su personal lo permite",
    ],
  },
  {
    id: "restrooms",
    title: "Baños y cuartos de servicio",
    description: "Donde se propagan los gérmenes y los pacientes se forman una opinión.",
    points: [
      "Limpios y desinfectados con horario fijo",
      "Jabón y papel repuestos antes de que se acaben",
      "Paños y mopas aparte",
    ],
  },
  {
    id: "terminal-cleaning",
    title: "Limpieza terminal",
    description: "La sala completa, hasta la última rueda, tras un alta o una infección conocida.",
    points: [
      "Paredes, cortinas, rejillas y partes inferiores",
      "Primero a mano; después, rociado o nebulización",
      "Se libera con un registro firmado",
    ],
  },
  {
    id: "staff-areas",
    title: "Áreas del personal y oficinas",
    description: "Las infecciones también se propagan en las salas de descanso.",
    points: [
      "Cocinas, casilleros, teclados y teléfonos",
      "Limpieza en el cambio de turno",
      "Ningún resto de comida pasa ahí la noche",
    ],
  },
];

export const figuresHeading: Translation<typeof english.figuresHeading> =
  "Beneficios para personal, pacientes y visitantes";

export const figures: Translation<typeof english.figures> = [
  {
    id: "sick-days",
    value: "40%",
    label: "menos días de enfermedad",
    meaning: "Donde el personal faltaba diez días, ahora falta seis.",
  },
  {
    id: "visitor-satisfaction",
    value: "25%",
    label: "más satisfacción de los visitantes",
    meaning: "Pacientes y familiares no pueden juzgar un diagnóstico. Un piso, sí.",
  },
  {
    id: "absences",
    value: "30%",
    label: "menos ausencias",
    meaning: "Menos turnos por cubrir por teléfono a las cinco de la mañana.",
  },
];

export const figuresBasis: Translation<typeof english.figuresBasis> =
  "Son cifras nuestras, no un estudio clínico. En la evaluación le decimos cuáles puede esperar su edificio y cómo las mediríamos.";

export const orderHeading: Translation<typeof english.orderHeading> = {
  title: "Cómo limpiamos la habitación de un paciente, en cinco pasos",
  lead: "Siempre igual, sin importar quién esté de turno.",
};

export const order: Translation<typeof english.order> = [
  {
    id: "prepare",
    number: 1,
    title: "Preparar",
    description: "Manos limpias, guantes, paños limpios. El carrito no cruza la puerta.",
  },
  {
    id: "clear",
    number: 2,
    title: "Despejar",
    description:
      "Sacar la basura y quitar la suciedad suelta. Los objetos punzocortantes se reportan, nunca se recogen.",
  },
  {
    id: "high-to-low",
    number: 3,
    title: "De arriba abajo",
    description: "De la lámpara a la cama, y de la ventana, dando la vuelta, hasta el lavabo.",
  },
  {
    id: "wet-time",
    number: 4,
    title: "Dejar actuar",
    description:
      "El desinfectante permanece húmedo el tiempo que indica la etiqueta. El piso va al final.",
  },
  {
    id: "check-and-record",
    number: 5,
    title: "Revisar y registrar",
    description: "Revisar con la vista y el tacto, con lectura de ATP donde se acuerde, y anotar.",
  },
];

export const voiceHeading: Translation<typeof english.voiceHeading> = {
  title: "Testimonio de cliente, de una directora de enfermería",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "nursing-director",
    content:
      "Vi cómo una persona limpiaba una sala. Luego vi a otra limpiar la siguiente. No pude distinguir una sala de la otra, y en ese momento firmé.",
    author: {
      name: "Beatriz Salcedo",
      title: "Directora de enfermería",
      company: "Willow Bend Medical Center",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Recorramos juntos sus pisos.",
  lead: "Traiga a su responsable de control de infecciones y vamos zona por zona. El recorrido es gratis y sin compromiso.",
  actions: [
    { label: "Coordinar una visita", to: "/es/contact" },
    { label: "Ver todos los sectores", to: "/es/industries" },
  ],
};
