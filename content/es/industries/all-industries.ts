import type * as english from "../../en/industries/all-industries.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "{company.IndustriesEach} con su horario",
  lead: "Una habitación de hotel está libre a las once de la mañana; una tienda, a las diez de la noche; una sala de hospital, nunca. Su plan empieza por las horas en que su edificio está libre.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Comparar los horarios", to: "#hours" },
  ],
};

export const hoursHeading: Translation<typeof english.hoursHeading> = {
  title: "Cuándo llegan nuestros equipos",
  lead: "Un día típico en cada sector. Las franjas claras son nuestras horas de limpieza.",
};

export const hoursNote: Translation<typeof english.hoursNote> =
  "Ejemplos, de medianoche a medianoche. Su horario de apertura, sus turnos y sus horas de silencio determinan la agenda real.";

export const industrySections: Translation<typeof english.industrySections> = [
  {
    id: "corporate-offices",
    hours: [
      [0, 5],
      [19, 24],
    ],
    when: "Después de la última junta",
    text: "Unos días la gente va a la oficina; otros, se queda en casa. La limpieza sigue ese ritmo, para que un martes lleno no arruine el miércoles.",
    facts: [
      "De 2 a 5 limpiezas completas por semana",
      "Escritorios, cocinas, salas de juntas",
      "Todo listo antes de que llegue la gente",
    ],
    link: "Limpieza de oficinas corporativas",
  },
  {
    id: "healthcare-facilities",
    hours: [[0, 24]],
    when: "Las 24 horas",
    text: "El riesgo cambia de una sala a otra. Cada zona tiene sus propios paños, productos y registros, y nada pasa de una zona a la siguiente.",
    facts: [
      "Zonas según el riesgo",
      "Desinfectantes de grado hospitalario",
      "Un registro de cada sala",
    ],
    link: "Limpieza de centros de salud",
  },
  {
    id: "educational-institutions",
    hours: [
      [11, 13],
      [15.5, 22],
    ],
    when: "En el almuerzo y después del último timbre",
    text: "Una escuela tiene un horario diario y un calendario anual. La limpieza diaria cabe en el primero; el trabajo pesado, en el segundo.",
    facts: [
      "Planificada según timbres y vacaciones",
      "El producto más suave que funcione",
      "El verano, para los pisos",
    ],
    link: "Limpieza de centros educativos",
  },
  {
    id: "retail-spaces",
    hours: [
      [0, 7],
      [22, 24],
    ],
    when: "Entre el cierre y la apertura",
    text: "El cliente mira la tienda desde la acera hasta la caja, y nota lo único que se pasó por alto. Limpiamos en el mismo orden en que camina.",
    facts: [
      "Vidrios, pisos, probadores",
      "De noche, de alarma a alarma",
      "Un plan para todas las tiendas",
    ],
    link: "Limpieza de locales comerciales",
  },
  {
    id: "manufacturing-industrial",
    hours: [
      [5.5, 6.5],
      [13.5, 14.5],
      [21.5, 22.5],
    ],
    when: "Entre turnos",
    text: "El polvo sobrecalienta motores, el aceite causa caídas y los residuos hacen reprobar auditorías. La limpieza es parte de lo que mantiene la línea en marcha.",
    facts: [
      "Entre turnos y en paros de planta",
      "Según las reglas de su línea",
      "Todo listo para la inspección",
    ],
    link: "Limpieza para manufactura e industria",
  },
  {
    id: "hospitality",
    hours: [
      [0, 5],
      [10, 15],
    ],
    when: "Habitaciones de día, áreas públicas de noche",
    text: "Ningún inspector mira tan de cerca como un huésped. A las tres de la tarde, cada habitación debe estar lista para el siguiente.",
    facts: [
      "Seis áreas, de cara al huésped y de servicio",
      "Habitaciones entre un huésped y otro",
      "Áreas públicas mientras los huéspedes duermen",
    ],
    link: "Limpieza para hotelería",
  },
];

export const sharedHeading: Translation<typeof english.sharedHeading> = {
  title: "Lo que no cambia de un sector a otro",
};

export const sharedPromises: Translation<typeof english.sharedPromises> = [
  {
    id: "people",
    title: "Personas a las que puede abrirles la puerta",
    description:
      "Capacitadas, con antecedentes verificados antes del primer turno y con cobertura completa de seguro.",
    icon: "certificate",
  },
  {
    id: "plans",
    title: "Un plan propio",
    description: "Diario, semanal o mensual, espacio por espacio, con un precio en cada concepto.",
    icon: "sliders",
  },
  {
    id: "products",
    title: "El producto más suave que funcione",
    description: "Ecológico donde cumple, desinfectante donde hace falta.",
    icon: "leaf",
  },
  {
    id: "inspections",
    title: "Inspecciones periódicas",
    description: "Con puntaje área por área e informes en su portal de clientes.",
    icon: "audit",
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Díganos cuándo está libre su edificio.",
  lead: "Envíenos los horarios y los pies cuadrados. La cotización es gratis, y una persona responde en un plazo de un día hábil.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver todos los servicios", to: "/es/services" },
  ],
};
