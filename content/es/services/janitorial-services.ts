import type * as english from "../../en/services/janitorial-services.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Servicios de conserjería que mantienen lejos las quejas",
  lead: "Baños, pisos, basura y puntos de contacto, atendidos cada día hábil. Cuando el trabajo está bien hecho, nadie tiene que escribirle para quejarse.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver los servicios principales", to: "#core" },
  ],
};

export const advantages: Translation<typeof english.advantages> = [
  {
    id: "trained-professionals",
    title: "Profesionales capacitados",
    description: "Capacitados y con antecedentes verificados antes de recibir una llave.",
    icon: "certificate",
  },
  {
    id: "quality-assurance",
    title: "Control de calidad",
    description: "Inspecciones periódicas con informes y una garantía de satisfacción del 100%.",
    icon: "audit",
  },
  {
    id: "green-cleaning",
    title: "Limpieza ecológica",
    description: "Productos ecológicos, y microfibra para usar menos químicos.",
    icon: "leaf",
  },
  {
    id: "reliable-scheduling",
    title: "Agenda confiable",
    description: "Diaria, semanal o mensual, y usted puede verla en su portal.",
    icon: "history",
  },
];

export const complaintsHeading: Translation<typeof english.complaintsHeading> = {
  title: "De qué se quejan los ocupantes de un edificio",
  lead: "El papel y la basura son trabajo de conserjería. Las plagas llegan cuando la basura pasa la noche en el edificio.",
};

export const complaints: Translation<typeof english.complaints> = [
  {
    about: "Papel en los baños",
    percent: 58,
    answer: "Revisamos las existencias en cada visita y antes de las horas de más uso.",
  },
  {
    about: "Plagas",
    percent: 54,
    answer: "No dejamos restos de comida de un día para otro.",
  },
  {
    about: "Basura",
    percent: 51,
    answer: "La recogemos y la separamos a diario, y cambiamos las bolsas.",
  },
];

export const complaintsSource: Translation<typeof english.complaintsSource> =
  "Porcentaje de ocupantes de edificios que se quejan de cada cosa, según datos publicados por Facilities Dive.";

export const coreHeading: Translation<typeof english.coreHeading> = {
  title: "Seis servicios principales",
  lead: "Cada uno aparece con la frecuencia de la que partimos. Su plan la ajusta a su edificio.",
};

export const corePicture: Translation<typeof english.corePicture> = {
  name: "cart_close",
  alt: "Un carrito de limpieza en un pasillo de oficinas: atomizadores, paños doblados, dos cubetas, un trapeador y una bolsa",
};

export const coreServices: Translation<typeof english.coreServices> = [
  {
    id: "daily-cleaning",
    title: "Limpieza diaria",
    description: "Escritorios, cocinas, salas de juntas y pasillos, listos para el día siguiente.",
    note: "En cada visita",
  },
  {
    id: "restroom-sanitation",
    title: "Higiene de baños",
    description:
      "Sanitarios y lavabos limpios y desinfectados, espejos sin manchas, papel y jabón repuestos.",
    note: "En cada visita, y entre visitas en edificios con mucho movimiento",
  },
  {
    id: "floor-care",
    title: "Cuidado de pisos",
    description: "Aspirado, trapeado húmedo o fregado, según el material del piso.",
    note: "Zonas de paso a diario, orillas cada semana",
  },
  {
    id: "high-dusting",
    title: "Sacudido de partes altas",
    description:
      "Rejillas de ventilación, cornisas, tubos y luminarias, de arriba abajo, antes que los pisos.",
    note: "Cada mes",
  },
  {
    id: "trash-and-recycling",
    title: "Basura y reciclaje",
    description:
      "Se recoge, se separa y se lleva al punto de recolección. Los botes también se mantienen limpios.",
    note: "En cada visita",
  },
  {
    id: "touchpoint-disinfection",
    title: "Desinfección de puntos de contacto",
    description:
      "Manijas, interruptores, pasamanos, botones y grifos: todo lo que la gente toca a lo largo del día.",
    note: "En cada visita",
  },
];

export const specialisedHeading: Translation<typeof english.specialisedHeading> = {
  title: "Cuatro servicios especializados",
  lead: "Pídalos cuando los necesite: por fecha, por temporada o por día.",
};

export const specialisedServices: Translation<typeof english.specialisedServices> = [
  {
    id: "interior-window-cleaning",
    title: "Limpieza interior de ventanas",
    description: "Vidrios, marcos y repisas, y las huellas a la altura de la mano.",
    points: ["Mamparas y vidrios de puertas", "Revisión de vetas a la luz del día"],
  },
  {
    id: "upholstery",
    title: "Limpieza de tapicería y muebles",
    description: "Sillas, sofás y paneles, con el método que permite la tela.",
    points: ["Manchas tratadas cuando están frescas", "Todo seco antes de la siguiente junta"],
  },
  {
    id: "day-porter",
    title: "Conserje de día",
    description: "Alguien de nuestro equipo, en su edificio durante el día.",
    points: [
      "Vestíbulo, baños y cocinas tan limpios a las 3 p.m. como a las 8 a.m.",
      "Derrames recogidos antes de que alguien se resbale",
    ],
  },
  {
    id: "air-duct-cleaning",
    title: "Limpieza de ductos de aire",
    description: "Salidas de aire y ductos, sin el polvo que dejan pasar los filtros.",
    points: ["Rejillas, registros y ductos accesibles", "Se hace con las salas vacías"],
  },
];

export const greenHeading: Translation<typeof english.greenHeading> = {
  title: "Nuestro compromiso con la limpieza ecológica",
  lead: "La microfibra necesita hasta 95% menos agua y químicos. Lo demás son buenos hábitos, y esos quedan escritos en su plan.",
};

export const greenPicture: Translation<typeof english.greenPicture> = {
  name: "supplies",
  alt: "Atomizadores, dos cepillos de madera y paños doblados sobre una cubierta de mármol",
};

export const greenCommitments: Translation<typeof english.greenCommitments> = [
  {
    id: "eco-friendly-products",
    title: "Productos ecológicos",
    description: "El producto más suave que funcione, y desinfectante donde hace falta.",
    icon: "leaf",
  },
  {
    id: "water-conservation",
    title: "Ahorro de agua",
    description:
      "Trapeadores planos y paños prehumedecidos en lugar de cubetas: hasta 95% menos agua.",
    icon: "drop",
  },
  {
    id: "waste-reduction",
    title: "Reducción de residuos",
    description:
      "Concentrados, recargas, paños lavables y un reciclaje que llega separado hasta el muelle de carga.",
    icon: "layers",
  },
  {
    id: "air-quality",
    title: "Calidad del aire",
    description:
      "Quitamos el polvo, no solo lo movemos de lugar, y rociamos solo donde hace falta.",
    icon: "polish",
  },
];

export const processHeading: Translation<typeof english.processHeading> = {
  title: "Nuestro proceso, en cuatro pasos",
};

export const process: Translation<typeof english.process> = [
  {
    id: "assessment",
    number: 1,
    title: "Evaluación",
    description:
      "Recorremos el edificio a su hora de más movimiento y vemos a qué ritmo tiene que responder la limpieza.",
  },
  {
    id: "custom-planning",
    number: 2,
    title: "Planificación a la medida",
    description:
      "Tareas, frecuencias y precios, sala por sala, en palabras con las que un equipo puede trabajar.",
  },
  {
    id: "team-deployment",
    number: 3,
    title: "Llegada del equipo",
    description:
      "El equipo conoce su edificio antes del primer turno: llaves, alarmas, salas que permanecen cerradas.",
  },
  {
    id: "quality-assurance-step",
    number: 4,
    title: "Control de calidad",
    description:
      "Inspecciones periódicas califican cada área. Lo que no cumple se corrige y se vuelve a inspeccionar.",
  },
];

export const testimonialsHeading: Translation<typeof english.testimonialsHeading> = {
  title: "Lo que dicen nuestros clientes",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "office-manager",
    content:
      "Antes, todos los martes me llegaba un mensaje sobre las toallas de papel. Ya se me había olvidado, hasta que ustedes me preguntaron.",
    author: {
      name: "Jolene Marchetti",
      title: "Gerente de oficina",
      company: "Tidewater Logistics",
    },
    demo: true,
  },
  {
    id: "campus-services",
    content:
      "A las tres de la tarde, nuestro vestíbulo se ve igual que a las ocho. Las visitas creen que es el mármol. Es el conserje de día.",
    author: {
      name: "Samuel Okafor",
      title: "Director de servicios del campus",
      company: "Briar Hill College",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Díganos cuál es la queja que más escucha.",
  lead: "Escríbala en el formulario, y su cotización mostrará cómo la resuelve el plan.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver todos los servicios", to: "/es/services" },
  ],
};
