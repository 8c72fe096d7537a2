import type * as english from "../../en/services/facility-maintenance.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Mantenimiento de instalaciones que se adelanta a las fallas",
  lead: "Mantenimiento preventivo en fechas que usted elige, reparaciones en un solo lugar y respuesta en un máximo de 2 horas cuando algo no puede esperar.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Llamar al {company.phone}", to: "{company.phoneHref}" },
  ],
};

export const advantageHeading: Translation<typeof english.advantageHeading> = {
  title: "Nuestra ventaja: usted sabe cuánto va a tardar",
  lead: "Una falla se paga dos veces: una por la reparación y otra por la espera. Acordamos los tiempos de respuesta antes de que algo falle.",
};

export const responseTargets: Translation<typeof english.responseTargets> = [
  {
    priority: "Emergencia",
    example: "Agua, electricidad, seguridad",
    trade: "En el lugar en 2 a 4 horas",
    ours: "Respuesta en un máximo de 2 horas, 24/7",
  },
  {
    priority: "Urgente",
    example: "Una puerta que no cierra con llave",
    trade: "En un máximo de 24 horas",
    ours: "El tiempo de respuesta está en su plan",
  },
  {
    priority: "De rutina",
    example: "Un grifo, un panel de techo, una luz",
    trade: "Confirmada en 1 a 2 horas, terminada en 24 a 72",
    ours: "Una orden de trabajo que usted puede seguir en su portal",
  },
];

export const responseSource: Translation<typeof english.responseSource> =
  "“Habitual en el ramo”: metas de respuesta publicadas por RBM Services.";

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Seis servicios de mantenimiento, un solo número de teléfono",
  lead: "Usted reporta el problema una sola vez. Nosotros vemos qué oficio hace falta.",
};

export const maintenanceServices: Translation<typeof english.maintenanceServices> = [
  {
    id: "preventive-maintenance",
    title: "Mantenimiento preventivo",
    description:
      "Visitas programadas para mirar, escuchar, apretar, limpiar y cambiar lo que toca.",
    note: "Para que las piezas se cambien un martes por la mañana y no en plena noche.",
  },
  {
    id: "hvac",
    title: "Calefacción y aire acondicionado",
    description: "Filtros, serpentines, bandas y ajustes, revisados antes de cada temporada.",
    note: "Para que el primer día de calor sea un día como cualquier otro.",
  },
  {
    id: "electrical",
    title: "Electricidad e iluminación",
    description:
      "Lámparas, balastros, interruptores, tomacorrientes y luces de emergencia, revisados según el calendario.",
    note: "Para que nadie trabaje bajo una luz que parpadea.",
  },
  {
    id: "plumbing",
    title: "Plomería",
    description:
      "Grifos, válvulas de descarga, desagües y llaves de paso, reparados antes de que un goteo llegue al techo de abajo.",
    note: "Para que el agua se quede donde debe.",
  },
  {
    id: "finishes",
    title: "Puertas, paredes y acabados",
    description:
      "Bisagras, cerraduras, paneles de techo, resanes y pintura: los trabajos pequeños que se acumulan.",
    note: "Para que al edificio no se le noten los años.",
  },
  {
    id: "grounds",
    title: "Terreno y exteriores",
    description: "Aceras, estacionamientos, canaletas y entradas, y todo lo que el clima deja ahí.",
    note: "Para que el acceso se vea tan bien como el vestíbulo.",
  },
];

export const programsHeading: Translation<typeof english.programsHeading> = {
  title: "Cuatro programas especializados",
};

export const programs: Translation<typeof english.programs> = [
  {
    id: "maintenance-calendar",
    title: "Calendario de mantenimiento",
    description:
      "Cada activo con sus tareas de mantenimiento, diarias, semanales o mensuales, para los doce meses siguientes.",
    icon: "layers",
    points: [
      "Una lista de activos que le pertenece a usted",
      "Fechas que evitan sus días de más movimiento",
      "Un informe después de cada visita",
    ],
  },
  {
    id: "energy-program",
    title: "Programa de energía",
    description: "Dónde gasta energía el edificio cuando está vacío, y cómo evitarlo.",
    icon: "leaf",
    points: [
      "Horas de funcionamiento frente al horario",
      "Filtros y serpentines sin obstrucciones",
      "Iluminación que consume menos",
    ],
  },
  {
    id: "emergency-cover",
    title: "Atención de emergencias",
    description:
      "Una línea telefónica atendida las 24 horas por personas que saben dónde están sus llaves de paso.",
    icon: "wrench",
    points: [
      "24/7, todo el año",
      "Respuesta en un máximo de 2 horas",
      "Llamadas a sus contactos, en el orden que usted fije",
    ],
  },
  {
    id: "inspection-readiness",
    title: "Preparación para inspecciones",
    description: "Todo lo que va a pedir un inspector, hecho a tiempo y guardado en un solo lugar.",
    icon: "audit",
    points: [
      "Salidas, luces y protecciones revisadas",
      "Registros por fecha y por sala",
      "Cada pendiente, con un responsable",
    ],
  },
];

export const approachHeading: Translation<typeof english.approachHeading> = {
  title: "Cómo trabajamos, en cuatro pasos",
  lead: "El primer mes saca a la luz más que ningún otro. Después, la lista se acorta.",
};

export const approach: Translation<typeof english.approach> = [
  {
    id: "survey",
    number: 1,
    title: "Inventario",
    description:
      "Anotamos lo que tiene el edificio: unidades, lámparas, válvulas y puertas, con su antigüedad y su estado.",
  },
  {
    id: "calendar",
    number: 2,
    title: "Calendario",
    description:
      "Cada elemento recibe sus fechas de mantenimiento, y cada tipo de solicitud, un tiempo de respuesta. Los precios figuran al lado.",
  },
  {
    id: "rounds",
    number: 3,
    title: "Mantenimiento y reparaciones",
    description:
      "Lo hacen técnicos capacitados y con antecedentes verificados. Cada tarea es una orden de trabajo en su portal.",
  },
  {
    id: "review",
    number: 4,
    title: "Revisión",
    description:
      "Qué falló, cuánto costó y qué conviene cambiar después: cifras de cada instalación y un plan que parte de ellas.",
  },
];

export const story: Translation<typeof english.story> = {
  title: "Caso de éxito: 87% menos llamadas de emergencia",
  lead: "Un cliente de oficinas dejó de pedir reparaciones una por una. Pasó el edificio a un calendario de mantenimiento, con un programa de energía. La mayoría de las emergencias se volvieron citas.",
  demo: true,
};

export const storyPicture: Translation<typeof english.storyPicture> = {
  name: "skyline",
  alt: "Una terraza en la azotea, sobre la ciudad, con la luz baja de la mañana",
};

export const storyFigures: Translation<typeof english.storyFigures> = [
  { id: "energy", value: "32%", label: "menos en costos de energía" },
  { id: "calls", value: "87%", label: "menos llamadas de emergencia" },
];

export const testimonialsHeading: Translation<typeof english.testimonialsHeading> = {
  title: "Lo que dicen nuestros clientes",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "chief-engineer",
    content:
      "Antes, la fecha la elegía la caldera. Ahora la elige el calendario, y nunca elige un viernes por la noche.",
    author: { name: "Walter Kimura", title: "Jefe de ingeniería", company: "Union Depot Offices" },
    demo: true,
  },
  {
    id: "building-manager",
    content:
      "Abro una orden de trabajo. Veo quién la tiene. Veo cuándo se cierra. Después de veinte años en edificios, es lo único que siempre quise.",
    author: {
      name: "Colleen Abara",
      title: "Administradora del edificio",
      company: "Maple Court Medical Plaza",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Díganos qué fue lo último que falló.",
  lead: "Las tres últimas cosas que fallaron son el punto de partida de su plan de mantenimiento.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Llamar al {company.phone}", to: "{company.phoneHref}" },
  ],
};
