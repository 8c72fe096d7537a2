import type * as english from "../../en/industries/manufacturing-industrial.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Limpieza para manufactura e industria que mantiene la línea en marcha",
  lead: "El polvo sobrecalienta motores, el aceite causa caídas, los residuos hacen reprobar auditorías. Eliminamos los tres entre turnos, según las reglas de su línea.",
  actions: [
    { label: "Solicitar un recorrido", to: "/es/contact#quote" },
    { label: "Llamar al {company.phone}", to: "{company.phoneHref}" },
  ],
};

export const serviceName: Translation<typeof english.serviceName> =
  "Limpieza para manufactura e industria";

export const causesHeading: Translation<typeof english.causesHeading> = {
  title: "Por qué importa la limpieza en una planta",
  lead: "En una oficina, la suciedad da mala impresión. En una planta, causa tiempo muerto, lesiones e inspecciones reprobadas.",
};

export const causes: Translation<typeof english.causes> = [
  {
    id: "dust",
    title: "El polvo en un motor",
    description: "retiene el calor hasta que falla un rodamiento, por lo general de noche.",
    note: "Vida útil",
  },
  {
    id: "oil",
    title: "El aceite en un pasillo",
    description: "causa un resbalón y un informe de incidente que nadie quiere escribir.",
    note: "Incidentes",
  },
  {
    id: "residue",
    title: "El residuo en una línea",
    description: "significa una prueba de hisopo reprobada y un lote retenido.",
    note: "Inspecciones",
  },
  {
    id: "scrap",
    title: "El desperdicio en el paso",
    description: "significa un rodeo, cuarenta veces por turno, para todo el que pasa.",
    note: "Producción",
  },
];

export const figuresHeading: Translation<typeof english.figuresHeading> =
  "Beneficios de una planta limpia";

export const figures: Translation<typeof english.figures> = [
  {
    id: "equipment-life",
    value: "15-30%",
    label: "más vida útil de la maquinaria",
    meaning: "Motores, bandas y rodamientos que trabajan secos y sin calentarse.",
  },
  {
    id: "incidents",
    value: "40%",
    label: "menos incidentes laborales",
    meaning: "Pasillos y pasos que no resbalan.",
  },
  {
    id: "productivity",
    value: "8-12%",
    label: "más productividad",
    meaning: "Menos paros, pasos libres, cambios de producción más rápidos.",
  },
  {
    id: "inspection-readiness",
    value: "100%",
    label: "de preparación para inspecciones",
    meaning: "Cualquier área, cualquier día, con registros.",
  },
  {
    id: "chemicals",
    value: "30%",
    label: "menos químicos",
    meaning: "Dosificados por máquina, no vertidos a ojo.",
  },
  {
    id: "retention",
    value: "25%",
    label: "más retención de personal",
    meaning: "La gente se queda donde el lugar de trabajo está bien cuidado.",
  },
];

export const figuresBasis: Translation<typeof english.figuresBasis> =
  "Son cifras nuestras, no un estudio. Lo que su planta puede esperar depende de su punto de partida. Se lo decimos después del recorrido, antes de que firme.";

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Servicios de limpieza industrial",
  lead: "Seis servicios, programados entre turnos y en torno a la producción.",
};

export const services: Translation<typeof english.services> = [
  {
    id: "production-floors",
    title: "Pisos de producción",
    description: "Fregados a máquina mientras se prepara el siguiente turno.",
    points: [
      "Fregadoras con asiento para pasillos largos",
      "Aceite y refrigerante retirados, no esparcidos",
      "Líneas y marcas del piso siempre visibles",
    ],
  },
  {
    id: "machines",
    title: "Exterior de las máquinas",
    description: "Guardas, carcasas, gabinetes y el piso debajo de ellos.",
    points: [
      "Su gente las bloquea primero",
      "Métodos en seco cerca de equipo eléctrico",
      "Fugas y piezas sueltas reportadas",
    ],
  },
  {
    id: "overhead",
    title: "Vigas, ductos y estanterías altas",
    description:
      "El polvo de arriba cae tarde o temprano. Nosotros lo bajamos según un calendario.",
    points: [
      "Plataformas elevadoras, pértigas y protección contra caídas",
      "Aspiradoras con filtro, para que el polvo no vuele",
      "De arriba abajo, los pisos al final",
    ],
  },
  {
    id: "warehouses",
    title: "Almacenes y andenes de carga",
    description: "Los montacargas meten la suciedad del patio. Nosotros la sacamos.",
    points: [
      "Pasillos, bases de estanterías y áreas de carga de baterías",
      "Andenes, niveladores y rieles de puertas",
      "Plástico, flejes y astillas de tarimas recogidos",
    ],
  },
  {
    id: "welfare",
    title: "Vestidores, duchas y cafeterías",
    description: "Los comparten tres turnos, así que limpiamos entre uno y otro.",
    points: [
      "Limpieza en cada cambio de turno",
      "Duchas y pisos desinfectados",
      "Cafeterías desengrasadas a diario",
    ],
  },
  {
    id: "shutdowns",
    title: "Paros y emergencias",
    description: "La semana en que todo se detiene y la noche en que algo revienta.",
    points: [
      "Equipos para paros, por fecha y zona",
      "24/7, respuesta en un máximo de 2 horas",
      "Un solo supervisor, que permanece en el lugar",
    ],
  },
];

export const aerospace: Translation<typeof english.aerospace> = {
  title: "Caso de estudio: una planta aeroespacial",
  value: "99.98%",
  label: "de cumplimiento",
  lead: "En una nave de ensamblaje aeroespacial, una viruta de metal en el lugar equivocado hace reprobar una inspección. Dimos a cada área una lista de verificación, y cada elemento se revisó y se firmó con iniciales.",
  reading:
    "De 10,000 revisiones, 9,998 cumplieron el requisito. Las otras dos están registradas, con nombres y fechas.",
  steps: [
    "Zonas según lo que se permite en el piso: nada, polvo o virutas",
    "Herramientas contadas al entrar y al salir",
    "Hallazgos resueltos antes del siguiente turno",
  ],
  demo: true,
};

export const sectorsHeading: Translation<typeof english.sectorsHeading> = {
  title: "Cuatro ramas de la industria, cada una con sus reglas",
  lead: "Leemos sus reglas antes de traer una cubeta.",
};

export const sectors: Translation<typeof english.sectors> = [
  {
    id: "food-and-beverage",
    title: "Alimentos y bebidas",
    description: "El riesgo es lo que queda: azúcar, proteína, alérgenos, agua.",
    points: [
      "Utensilios con código de color por zona y alérgeno",
      "Desagües, transportadores y partes inferiores",
      "Se limpia, se enjuaga, se desinfecta y se libera",
    ],
  },
  {
    id: "pharmaceutical-and-medical-device",
    title: "Farmacéutica y dispositivos médicos",
    description: "El riesgo es lo que usted no puede documentar.",
    points: [
      "Sus procedimientos, y capacitación en cada uno",
      "Cambio de vestimenta, esclusas y una sola entrada",
      "Un registro por cada sala y producto",
    ],
  },
  {
    id: "automotive",
    title: "Automotriz",
    description:
      "El riesgo es el tiempo muerto: aceite, virutas y neblina de pintura en una línea que no se detiene.",
    points: [
      "Celdas limpias durante los cambios de producción",
      "Áreas de pintura limpias sin pelusa ni silicona",
      "Fosas y transportadores durante los paros",
    ],
  },
  {
    id: "electronics",
    title: "Electrónica",
    description: "Los riesgos son tan pequeños que no se ven: partículas y estática.",
    points: [
      "Aspiradoras con filtro, paños sin pelusa",
      "Métodos y materiales antiestáticos",
      "Pisos elevados, por arriba y por abajo",
    ],
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Enséñenos su peor rincón.",
  lead: "Toda planta tiene uno. Llévenos hasta él en el cambio de turno y le decimos qué hace falta.",
  actions: [
    { label: "Coordinar un recorrido", to: "/es/contact" },
    { label: "Ver todos los sectores", to: "/es/industries" },
  ],
};
