import type * as english from "../../en/industries/corporate-offices.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Oficinas corporativas, limpias para los días en que viene la gente",
  lead: "Su gente elige sus días de oficina. Planificamos la limpieza en torno a esos días, para que nadie se siente en el desorden de ayer.",
  actions: [
    { label: "Planificar su semana", to: "/es/contact#quote" },
    { label: "Ver los servicios", to: "#services" },
  ],
};

export const serviceName: Translation<typeof english.serviceName> =
  "Limpieza de oficinas corporativas";

export const weekHeading: Translation<typeof english.weekHeading> = {
  title: "Limpieza al ritmo de sus días más concurridos",
  lead: "Un piso de martes no es un piso de viernes. Para la mayoría de las oficinas sugerimos de 2 a 5 limpiezas completas por semana, en la noche de sus días más concurridos.",
};

export const weekNote: Translation<typeof english.weekNote> =
  "Un ejemplo: un piso que se llena más a mitad de semana, con tres limpiezas completas. Su conteo de tarjetas de acceso, o un recorrido al mediodía, define cómo es su semana.";

export const week: Translation<typeof english.week> = [
  {
    day: "Lunes",
    desksInUse: 45,
    round: "Limpieza ligera",
    detail: "Basura, baños, cocinas, puntos de contacto",
  },
  {
    day: "Martes",
    desksInUse: 85,
    round: "Limpieza completa",
    detail: "Todo el piso, escritorio por escritorio",
  },
  {
    day: "Miércoles",
    desksInUse: 90,
    round: "Limpieza completa",
    detail: "Todo el piso, incluidos los vidrios",
  },
  {
    day: "Jueves",
    desksInUse: 75,
    round: "Limpieza completa",
    detail: "Todo el piso, y las cocinas a fondo",
  },
  {
    day: "Viernes",
    desksInUse: 20,
    round: "Limpieza ligera",
    detail: "Ningún resto de comida pasa ahí el fin de semana",
  },
];

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Servicios de limpieza de oficinas para seis áreas",
  lead: "Nadie habla de un escritorio limpio. Todos hablan de una cocina sucia.",
};

export const services: Translation<typeof english.services> = [
  {
    id: "desks",
    title: "Escritorios y zonas de concentración",
    description:
      "Un escritorio compartido recibe a otra persona cada mañana: lo dejamos como una habitación de hotel.",
    points: [
      "Superficies repasadas donde el escritorio está despejado",
      "Papeles y pantallas, tal como están",
      "Brazos de monitor, bases de sillas y bandejas de cables sin polvo",
    ],
  },
  {
    id: "meeting-rooms",
    title: "Salas de juntas",
    description: "Reservadas una hora tras otra, y lo primero que notan sus clientes.",
    points: [
      "Mesas, controles remotos y manijas desinfectados",
      "Sillas alineadas, pizarras borradas cuando usted lo indique",
      "Vidrios sin huellas",
    ],
  },
  {
    id: "kitchens",
    title: "Cocinas y estaciones de café",
    description: "Los pies cuadrados más concurridos del piso, y los primeros en recibir quejas.",
    points: [
      "Cubiertas, fregaderos y cafeteras en cada visita",
      "Ningún resto de comida pasa ahí la noche",
      "Refrigeradores vaciados el día que usted anuncie",
    ],
  },
  {
    id: "restrooms",
    title: "Baños y duchas",
    description:
      "Reponemos los materiales antes de las horas de más uso, no después de la primera queja.",
    points: [
      "Sanitarios y lavabos limpios y desinfectados",
      "Papel y jabón revisados en cada visita",
      "Desagües y juntas con calendario propio",
    ],
  },
  {
    id: "arrival",
    title: "Vestíbulo y elevadores",
    description: "Veinte pasos en los que quien llega decide qué clase de empresa tiene delante.",
    points: [
      "Vidrios de la entrada, tapetes y recepción",
      "Rieles, paneles y espejos de los elevadores",
      "Un conserje de día cuando hace mal tiempo",
    ],
  },
  {
    id: "floors",
    title: "Alfombras y pisos duros",
    description:
      "Cómo se ven sus pisos al final del arrendamiento depende de cada semana anterior.",
    points: [
      "Zonas de paso a diario, orillas cada semana",
      "Manchas tratadas cuando están frescas",
      "Extracción y fregado según el desgaste, no por costumbre",
    ],
  },
];

export const benefitsHeading: Translation<typeof english.benefitsHeading> = {
  title: "Beneficios para quienes administran la oficina",
  lead: "Un buen plan mantiene los problemas lejos de su escritorio.",
};

export const benefits: Translation<typeof english.benefits> = [
  {
    id: "spend",
    title: "Usted paga por los días que estuvieron llenos",
    description:
      "Limpieza completa donde hubo gente, limpieza ligera donde no la hubo. Cuando cambia la asistencia, cambia el plan.",
    icon: "calendar",
  },
  {
    id: "score",
    title: "Usted ve el puntaje y el método",
    description:
      "Inspecciones periódicas, área por área, con el método de puntaje en cada informe, en su portal de clientes.",
    icon: "chart",
  },
  {
    id: "security",
    title: "Usted sabe quién estuvo en el edificio",
    description:
      "Equipos con antecedentes verificados, cobertura completa de seguro y sus reglas sobre llaves, alarmas y espacios cerrados, escritas en el plan.",
    icon: "certificate",
  },
  {
    id: "footprint",
    title: "Usted puede incluirlo en su informe de sostenibilidad",
    description: "Productos ecológicos, y microfibra que necesita hasta 95% menos agua y químicos.",
    icon: "leaf",
  },
];

export const voiceHeading: Translation<typeof english.voiceHeading> = {
  title: "Testimonio de cliente, de una oficina con 180 escritorios",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "workplace-director",
    content:
      "Dejamos de limpiar viernes vacíos y pusimos ese dinero en los miércoles. Lo de los viernes no lo notó nadie. Lo de los miércoles lo notaron todos.",
    author: {
      name: "Helena Brandt",
      title: "Directora de espacios de trabajo",
      company: "Ashford & Lane Advisory",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Díganos cuál es su día más concurrido.",
  lead: "Agregue cuántos escritorios tiene y qué otros días se llenan, y planificamos la semana en torno a ellos.",
  actions: [
    { label: "Contactarnos", to: "/es/contact" },
    { label: "Ver todos los sectores", to: "/es/industries" },
  ],
};
