import type * as english from "../../en/services/commercial-cleaning.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Limpieza comercial, lista antes de abrir",
  lead: "Limpiamos oficinas, vestíbulos y áreas comunes fuera de horario: a diario, cada semana o cada mes, con equipos capacitados y antecedentes verificados.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver qué incluye", to: "#core" },
  ],
};

export const whyHeading: Translation<typeof english.whyHeading> = {
  title: "Por qué elegirnos: cuatro hechos por los que respondemos",
  lead: "Cualquier empresa puede fotografiar una oficina limpia. Estos son compromisos que usted puede comprobar.",
};

export const reasons: Translation<typeof english.reasons> = [
  {
    id: "guarantee",
    value: "100%",
    label: "de satisfacción garantizada",
    meaning: "Si algo no está bien, lo corregimos. Usted decide cuándo ya lo está.",
  },
  {
    id: "years",
    value: "50+",
    label: "años de trayectoria",
    meaning:
      "Inviernos suficientes para saber qué le hace la sal de la calle al piso de un vestíbulo.",
  },
  {
    id: "facilities",
    value: "500+",
    label: "instalaciones de clientes",
    meaning:
      "En {company.serviceArea}. Su segundo edificio puede funcionar con el mismo plan que el primero.",
  },
  {
    id: "hours",
    value: "24/7",
    label: "de servicio",
    meaning: "De noche, en fin de semana o de día, al ritmo de su gente. Usted fija el horario.",
  },
];

export const coreHeading: Translation<typeof english.coreHeading> = {
  title: "Servicios principales para seis áreas",
  lead: "Una misma frecuencia para todo el edificio es demasiado en unas áreas y muy poco en otras. Los planes parten de esta tabla, y el recorrido la ajusta a su edificio.",
};

export const coreServices: Translation<typeof english.coreServices> = [
  {
    id: "work-areas",
    title: "Áreas de trabajo",
    description: "Escritorios despejados, mesas compartidas y el piso que hay entre ellos.",
    pace: {
      daily: "Basura y reciclaje, zonas de paso, manchas a la vista",
      weekly: "Todo el piso, polvo al alcance, vidrios a la altura de la mano",
      monthly: "Rejillas de ventilación, persianas, bases de sillas",
    },
  },
  {
    id: "lobbies",
    title: "Vestíbulos y recepción",
    description: "Los primeros veinte pasos, donde quien llega se forma una opinión.",
    pace: {
      daily: "Vidrios de la entrada, tapetes, mostrador, piso",
      weekly: "Rieles de elevadores, orillas y esquinas",
      monthly: "Piso duro fregado a máquina",
    },
  },
  {
    id: "restrooms",
    title: "Baños",
    description: "Limpios, desinfectados y surtidos: el espacio que la gente recuerda.",
    pace: {
      daily: "Todos los sanitarios y lavabos, espejos, piso, papel y jabón",
      weekly: "Mamparas, azulejos, desagües del piso",
      monthly: "Juntas, rejillas altas, detrás de los sanitarios",
    },
  },
  {
    id: "kitchens",
    title: "Cocinas y salas de descanso",
    description: "Donde hay comida, las plagas y los malos olores nunca están lejos.",
    pace: {
      daily: "Cubiertas, fregaderos, mesas y restos de comida",
      weekly: "Frente de los aparatos, interior del microondas",
      monthly: "Interior del refrigerador, el día que usted anuncie",
    },
  },
  {
    id: "meeting-rooms",
    title: "Salas de juntas",
    description: "Listas para la junta de las nueve, por tarde que haya terminado la última.",
    pace: {
      daily: "Mesas, sillas en su lugar, puntos de contacto",
      weekly: "Paredes de vidrio, tapicería aspirada",
      monthly: "Cornisas, luminarias, reverso de las pantallas",
    },
  },
  {
    id: "floors",
    title: "Pisos y alfombras",
    description: "La superficie más grande del edificio, y la primera que se desgasta.",
    pace: {
      daily: "Entradas y zonas de paso",
      weekly: "De pared a pared, orillas con boquilla estrecha",
      monthly: "Fregado o extracción, según el desgaste",
    },
  },
];

export const specialtyHeading: Translation<typeof english.specialtyHeading> = {
  title: "Servicios especializados para trabajos mayores",
  lead: "Cuatro trabajos que piden más que una visita nocturna. Cada uno tiene su fecha, su equipo y su maquinaria.",
};

export const specialtyPicture: Translation<typeof english.specialtyPicture> = {
  name: "concourse",
  alt: "Una fregadora con asiento en el piso brillante de una galería comercial, antes de que abran las puertas",
};

export const specialtyServices: Translation<typeof english.specialtyServices> = [
  {
    id: "carpet-care",
    title: "Lavado profundo de alfombras",
    description: "Extracción con agua caliente, zona por zona. Amanecen secas.",
  },
  {
    id: "glass",
    title: "Vidrios de ventanas y mamparas",
    description: "Por dentro y por fuera, con marcos y repisas, cada temporada o cada trimestre.",
  },
  {
    id: "floor-restoration",
    title: "Restauración de pisos duros",
    description: "Decapado, sellado y pulido de piedra, vinilo y madera que perdieron el brillo.",
  },
  {
    id: "moves",
    title: "Limpieza de mudanza, al entrar y al salir",
    description: "Un piso vacío, limpio según los términos del contrato de arrendamiento.",
  },
];

export const processHeading: Translation<typeof english.processHeading> = {
  title: "Nuestro proceso, en cuatro pasos",
};

export const process: Translation<typeof english.process> = [
  {
    id: "walk-through",
    number: 1,
    title: "Recorrido",
    description:
      "Recorremos cada piso con usted, contamos sanitarios y lavabos y preguntamos qué le molesta hoy.",
  },
  {
    id: "written-plan",
    number: 2,
    title: "Plan por escrito",
    description:
      "Áreas, tareas, frecuencias y precios por escrito. Cada concepto explicado, sin cargos ocultos.",
  },
  {
    id: "first-night",
    number: 3,
    title: "Primera noche",
    description:
      "El equipo empieza con un supervisor en el lugar, el plan en la mano y las reglas que usted fijó para llaves y alarmas.",
  },
  {
    id: "inspection",
    number: 4,
    title: "Inspección",
    description:
      "Inspecciones periódicas califican el trabajo área por área. Usted lee los informes en su portal.",
  },
];

export const testimonialsHeading: Translation<typeof english.testimonialsHeading> = {
  title: "Lo que dicen nuestros clientes",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "portfolio-manager",
    content:
      "Administro once edificios. Antes tenía once números de teléfono para la limpieza. Ahora tengo uno, y casi nunca lo necesito.",
    author: {
      name: "Tomas Lindqvist",
      title: "Gerente de portafolio",
      company: "Fenwick Property Group",
    },
    demo: true,
  },
  {
    id: "workplace-lead",
    content:
      "Uno de nuestros pisos tiene gente hasta las nueve de la noche. Lo pasaron al final del turno, y no tuve que pedirlo dos veces.",
    author: {
      name: "Aisha Bramwell",
      title: "Responsable de espacios de trabajo",
      company: "Corda Insurance",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Muéstrenos su edificio.",
  lead: "Hacemos un recorrido, y usted recibe un plan por escrito y un precio con cada concepto explicado. La cotización es gratis y sin compromiso.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver todos los servicios", to: "/es/services" },
  ],
};
