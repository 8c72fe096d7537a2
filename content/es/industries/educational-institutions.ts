import type * as english from "../../en/industries/educational-institutions.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Centros educativos, limpios al ritmo de su calendario",
  lead: "Aulas después del último timbre, pisos en julio, más puntos de contacto en temporada de influenza. Basamos el plan de limpieza en el calendario escolar que usted ya tiene.",
  actions: [
    { label: "Enviar su calendario", to: "/es/contact#quote" },
    { label: "Ver el año escolar", to: "#school-year" },
  ],
};

export const serviceName: Translation<typeof english.serviceName> =
  "Limpieza de escuelas y universidades";

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Servicios de limpieza para escuelas y campus",
  lead: "Del kínder al posgrado, seis tipos de espacios, cada uno con su rutina.",
};

export const services: Translation<typeof english.services> = [
  {
    id: "classrooms",
    title: "Aulas y salones de conferencias",
    description: "Treinta personas por hora, y cada pupitre sirve también de mesa de almuerzo.",
    icon: "layers",
    points: [
      "Pupitres, sillas, pizarras y repisas de ventanas",
      "El piso debajo de cada asiento, no alrededor",
      "Al terminar, puertas con llave y luces apagadas",
    ],
  },
  {
    id: "laboratories",
    title: "Laboratorios y talleres",
    description: "Cada laboratorio tiene reglas de seguridad, y las seguimos.",
    icon: "technology",
    points: [
      "Solo las superficies que su personal autorizó",
      "Derrames reportados; nunca se adivina qué son",
      "Polvo recogido en su origen",
    ],
  },
  {
    id: "restrooms",
    title: "Baños y vestidores",
    description:
      "Los espacios que los estudiantes evitan cuando están sucios, y por los que preguntan las familias.",
    icon: "drop",
    points: [
      "Limpios y desinfectados a diario",
      "Una segunda visita a la hora del almuerzo",
      "Grafitis borrados cuando están frescos",
    ],
  },
  {
    id: "cafeterias",
    title: "Cafeterías y cocinas",
    description:
      "Tres turnos de almuerzo, una hora y un inspector de sanidad que puede llegar cualquier día.",
    icon: "polish",
    points: [
      "Mesas repasadas entre un turno y otro",
      "Pisos desengrasados todos los días",
      "Campanas extractoras y desagües según un calendario",
    ],
  },
  {
    id: "gyms",
    title: "Gimnasios y auditorios",
    description: "Una clase a las dos, un partido a las seis, un concierto el viernes.",
    icon: "calendar",
    points: [
      "Pisos de madera según las reglas del fabricante",
      "Colchonetas y aparatos desinfectados",
      "Asientos y pasillos antes y después de los eventos",
    ],
  },
  {
    id: "residence-halls",
    title: "Bibliotecas y residencias estudiantiles",
    description: "Donde están los estudiantes cuando todos los demás se han ido a casa.",
    icon: "building",
    points: [
      "Trabajo silencioso en horas de silencio",
      "Cocinas y salas comunes a diario",
      "Habitaciones preparadas entre un período de clases y otro",
    ],
  },
];

export const comparisonsHeading: Translation<typeof english.comparisonsHeading> = {
  title: "Beneficios: la misma escuela, antes y después",
  lead: "Cada barra parte de 100 antes de nuestra llegada.",
};

export const comparisons: Translation<typeof english.comparisons> = [
  {
    id: "sick-days",
    claim: "40% menos días de enfermedad",
    now: 60,
    meaning: "Donde docentes y personal faltaban 100 días, ahora faltan 60.",
  },
  {
    id: "absences",
    claim: "30% menos ausencias",
    now: 70,
    meaning: "Donde había 100 sillas vacías, ahora hay 70.",
  },
  {
    id: "visitor-satisfaction",
    claim: "25% más satisfacción de los visitantes",
    now: 125,
    meaning: "Donde 100 visitantes estaban satisfechos, ahora lo están 125.",
  },
];

export const comparisonsBasis: Translation<typeof english.comparisonsBasis> =
  "Son cifras nuestras, no un estudio. El clima y la temporada también influyen, así que acordamos con usted de antemano qué se cuenta.";

export const productsHeading: Translation<typeof english.productsHeading> = {
  title: "Productos elegidos pensando en los niños",
  lead: "Los niños están cerca del piso, y sus manos, cerca de la boca. Eso decide qué productos usamos.",
};

export const productsPicture: Translation<typeof english.productsPicture> = {
  name: "supplies",
  alt: "Botellas con atomizador, dos cepillos de madera y paños doblados sobre una cubierta de mármol",
};

export const productRules: Translation<typeof english.productRules> = [
  {
    id: "mildest-first",
    title: "Primero, lo más suave",
    description: "Productos ecológicos para todo lo que pueden resolver el agua y el jabón.",
  },
  {
    id: "less-of-it",
    title: "Menos de todo",
    description: "La microfibra necesita hasta 95% menos agua y químicos.",
  },
  {
    id: "not-in-class",
    title: "No durante las clases",
    description:
      "Los desinfectantes se usan fuera de horario, con ventilación antes del primer timbre, y se nombran en el plan.",
  },
  {
    id: "locked-away",
    title: "Bajo llave",
    description:
      "Botellas etiquetadas, cuartos de limpieza cerrados y hojas de datos de seguridad donde su personal de enfermería las encuentre.",
  },
];

export const voiceHeading: Translation<typeof english.voiceHeading> = {
  title: "Testimonio de cliente, de un distrito con 62 aulas",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "facilities-head",
    content:
      "Pidieron el calendario escolar antes que los planos. En agosto me devolvieron las 62 aulas el viernes, y el lunes ya había docentes en ellas.",
    author: {
      name: "Gregory Nakamura",
      title: "Jefe de instalaciones",
      company: "Larkspur Unified Schools",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Envíenos su calendario escolar.",
  lead: "Timbres, vacaciones, eventos: planificamos la limpieza en torno a ellos. Después vamos y contamos los espacios.",
  actions: [
    { label: "Escribirnos", to: "/es/contact" },
    { label: "Ver todos los sectores", to: "/es/industries" },
  ],
};
