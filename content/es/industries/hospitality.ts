import type * as english from "../../en/industries/hospitality.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Limpieza hotelera que se gana buenas reseñas",
  lead: "Nadie inspecciona una habitación tan de cerca como el huésped que duerme en ella. Y los huéspedes escriben reseñas.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver las seis áreas", to: "#areas" },
  ],
};

export const serviceName: Translation<typeof english.serviceName> =
  "Limpieza de hoteles y hospedajes";

export const areasHeading: Translation<typeof english.areasHeading> = {
  title: "Seis áreas que atendemos",
  lead: "Cinco que ven los huéspedes, y una que mantiene en marcha a las otras cinco.",
};

export const areas: Translation<typeof english.areas> = [
  {
    id: "lobby",
    title: "Vestíbulo",
    description:
      "Un huésped que llega a medianoche merece el mismo piso que uno que llega a las nueve de la mañana.",
    points: [
      "Piedra pulida mientras los huéspedes duermen",
      "Vidrios de la entrada, elevadores, recepción",
      "Un conserje de día limpia tras el equipaje, la lluvia y la arena",
    ],
  },
  {
    id: "guest-rooms",
    title: "Habitaciones",
    description: "Listas para el siguiente huésped a las tres de la tarde.",
    points: [
      "Cama, baño, piso, en un orden fijo",
      "Controles remotos, interruptores y manijas desinfectados",
      "Una segunda persona revisa antes de liberar",
    ],
  },
  {
    id: "food-and-beverage",
    title: "Alimentos y bebidas",
    description: "El desayuno termina a las once y el almuerzo empieza al mediodía.",
    points: [
      "Comedores entre una comida y otra",
      "Cocinas desengrasadas cada noche",
      "Campanas, desagües y cámaras frías según un calendario",
    ],
  },
  {
    id: "recreation",
    title: "Recreación",
    description: "Pies descalzos, agua tibia y huéspedes con tiempo para mirar a su alrededor.",
    points: [
      "Bordes de piscina, saunas y duchas desinfectados",
      "Aparatos de gimnasio tras la hora pico de la mañana",
      "Tapetes, casilleros y espejos a lo largo del día",
    ],
  },
  {
    id: "meeting-spaces",
    title: "Salones para eventos",
    description: "Una conferencia hasta las seis, una boda a las ocho.",
    points: [
      "Listos de nuevo entre eventos",
      "Manchas en la alfombra tratadas la misma noche",
      "Antesalas y baños durante el evento",
    ],
  },
  {
    id: "back-of-house",
    title: "Áreas de servicio",
    description: "Pasillos, casilleros, lavandería, andén: lo que su personal ve todo el día.",
    points: [
      "Pasillos y elevadores de servicio fregados",
      "Baños del personal, al nivel de los de huéspedes",
      "Andén y cuartos de basura lavados",
    ],
  },
];

export const figuresHeading: Translation<typeof english.figuresHeading> =
  "Beneficios: cuánto vale la limpieza para un hotel";

export const figures: Translation<typeof english.figures> = [
  {
    id: "first-reason",
    value: "92%",
    label: "de los huéspedes la nombra primero",
    meaning: "¿Qué es lo que más importa en un hotel? Responden que la limpieza.",
    verified: false,
  },
  {
    id: "would-not-rebook",
    value: "68%",
    label: "no volvería",
    meaning: "Basta un baño sucio.",
    verified: false,
  },
  {
    id: "review-score",
    value: "0.8",
    label: "más en la calificación de reseñas",
    meaning: "En puntos, una vez que el plan se ha asentado.",
    verified: false,
  },
  {
    id: "complaints",
    value: "30%",
    label: "menos quejas",
    meaning: "Menos llamadas a recepción, menos cambios de habitación por la noche.",
    verified: false,
  },
  {
    id: "repeat-bookings",
    value: "22%",
    label: "más reservas repetidas",
    meaning: "De huéspedes que no tuvieron de qué quejarse.",
    verified: false,
  },
  {
    id: "turnaround",
    value: "18%",
    label: "más rapidez por habitación",
    meaning: "Con un orden de trabajo fijo, nadie tiene que regresar por nada.",
    verified: false,
  },
];

export const figuresBasis: Translation<typeof english.figuresBasis> =
  "Son cifras nuestras, no un estudio. Un resort y un hotel de aeropuerto son distintos, así que comparamos su hotel consigo mismo.";

export const programsHeading: Translation<typeof english.programsHeading> = {
  title: "Cuatro programas especializados",
  lead: "Se contratan además del plan diario, por hotel o por piso.",
};

export const programs: Translation<typeof english.programs> = [
  {
    id: "deep-room",
    title: "Rotación de limpieza a fondo",
    description:
      "Unas pocas habitaciones al día, fuera de servicio: colchón, cortinas, juntas, rejillas.",
    note: "Cada habitación, una vez por temporada",
    icon: "calendar",
  },
  {
    id: "pre-opening",
    title: "Preapertura y remodelación",
    description:
      "Del último contratista al primer huésped: polvo de obra, película protectora, vidrios.",
    note: "Piso por piso, según sus fechas de entrega",
    icon: "building",
  },
  {
    id: "event-turnover",
    title: "Cambio entre eventos",
    description:
      "Un salón, dos eventos, una noche: se despeja, se limpia y se monta para el siguiente.",
    note: "Con su equipo de banquetes",
    icon: "history",
  },
  {
    id: "room-disinfection",
    title: "Desinfección de habitaciones",
    description:
      "Después de un huésped enfermo: se cierra, se limpia, se nebuliza o se rocía, y se documenta.",
    note: "24/7, respuesta en un máximo de 2 horas",
    icon: "spray",
  },
];

export const approachHeading: Translation<typeof english.approachHeading> = {
  title: "Nuestro método, en cinco pasos",
  lead: "Empieza donde empiezan sus huéspedes: en el registro de llegada.",
};

export const approach: Translation<typeof english.approach> = [
  {
    id: "arrive",
    number: 1,
    title: "Llegar como huéspedes",
    description:
      "Nos registramos, pasamos la noche, desayunamos y anotamos lo que vimos. Después lo comparamos con sus reseñas recientes.",
  },
  {
    id: "write-the-order",
    number: 2,
    title: "Fijar el orden de trabajo",
    description:
      "Un orden fijo para cada tipo de habitación, un horario para cada área pública y horas que siguen su ocupación.",
  },
  {
    id: "train-the-team",
    number: 3,
    title: "Capacitar al equipo",
    description:
      "Equipos con antecedentes verificados se aprenden su hotel antes de recibir una llave: estándares, nombres y puertas que no se abren.",
  },
  {
    id: "release-room-by-room",
    number: 4,
    title: "Liberar habitación por habitación",
    description:
      "Una segunda persona revisa cada habitación antes de que la recepción la vea como lista. Las fallas se corrigen de inmediato.",
  },
  {
    id: "read-the-reviews",
    number: 5,
    title: "Leer las reseñas",
    description:
      "Comparamos las inspecciones con las reseñas de los huéspedes y cambiamos el plan donde no coinciden.",
  },
];

export const voiceHeading: Translation<typeof english.voiceHeading> = {
  title: "Testimonio de cliente, de un gerente general",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "general-manager",
    content:
      "Antes leía las reseñas con una mano sobre los ojos. Ahora busco la palabra limpio, y ahí está, junto a la palabra tranquilo.",
    author: {
      name: "Lorenzo Haddad",
      title: "Gerente general",
      company: "The Larch House Hotel",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Envíenos la reseña que todavía le molesta.",
  lead: "Le mostramos qué parte de nuestro plan la habría evitado.",
  actions: [
    { label: "Enviarla", to: "/es/contact" },
    { label: "Ver todos los sectores", to: "/es/industries" },
  ],
};
