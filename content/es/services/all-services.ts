import type * as english from "../../en/services/all-services.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "{company.Services}, un solo plan",
  lead: "Elija uno o combine varios: una sola agenda, un solo contrato y un solo equipo responsable de todo.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Cómo trabajamos", to: "#process" },
  ],
};

export const chooserHeading: Translation<typeof english.chooserHeading> = {
  title: "¿Qué servicio necesita?",
  lead: "Empiece por el problema. Cada uno lleva al servicio que lo resuelve.",
};

export const serviceSections: Translation<typeof english.serviceSections> = [
  {
    id: "commercial-cleaning",
    trouble: "El edificio tiene que verse bien todas las mañanas.",
    text: "Todo el edificio, fuera de horario: un equipo, una visita y cada área con la frecuencia que necesita.",
    holds: [
      "Áreas de trabajo",
      "Vestíbulos y recepción",
      "Baños",
      "Cocinas y salas de descanso",
      "Salas de juntas",
      "Pisos y alfombras",
    ],
    fact: "Para la mayoría de las oficinas convienen de 2 a 5 limpiezas completas por semana.",
  },
  {
    id: "janitorial-services",
    trouble: "Los baños, la basura y los pisos no pueden esperar a mañana.",
    text: "El trabajo diario que nadie nota hasta que falta, con un conserje de día para los edificios con más movimiento.",
    holds: [
      "Limpieza diaria",
      "Higiene de baños",
      "Cuidado de pisos",
      "Sacudido de partes altas",
      "Basura y reciclaje",
      "Desinfección de puntos de contacto",
    ],
    fact: "La microfibra necesita hasta 95% menos agua y químicos.",
  },
  {
    id: "disinfection-services",
    trouble: "Alguien se enfermó, o alguien va a pedir pruebas.",
    text: "Desinfectantes de grado hospitalario, el método que conviene a cada sala y un registro de ambos.",
    holds: [
      "Desinfección preventiva",
      "Desinfección reforzada",
      "Desinfección reactiva",
      "Desinfección para centros de salud",
      "Nebulización ULV",
      "Rociado electrostático",
    ],
    fact: "La desinfección reactiva está disponible 24/7, con respuesta en un máximo de 2 horas.",
  },
  {
    id: "specialty-services",
    trouble: "Demasiado alto, demasiado delicado o demasiado sucio para un carrito y un trapeador.",
    text: "Trabajos de una sola vez, cada uno con su maquinaria, su capacitación y su plan.",
    holds: [
      "Limpieza de fin de obra",
      "Limpieza en altura",
      "Limpieza de centros de datos",
      "Lavado a presión",
      "Limpieza de riesgos biológicos",
      "Restauración de superficies",
    ],
    fact: "La garantía de satisfacción del 100% también cubre los trabajos de una sola vez.",
  },
  {
    id: "facility-maintenance",
    trouble: "Algo gotea, parpadea o dejó de funcionar.",
    text: "Mantenimiento preventivo con calendario y reparaciones con orden de trabajo, para que menos cosas fallen sin aviso.",
    holds: [
      "Mantenimiento preventivo",
      "Calefacción y aire acondicionado",
      "Electricidad e iluminación",
      "Plomería",
      "Puertas, paredes y acabados",
      "Terreno y exteriores",
    ],
    fact: "24/7 para emergencias, con respuesta en un máximo de 2 horas.",
  },
  {
    id: "additional-services",
    trouble: "Nada de lo anterior.",
    text: "Díganos qué necesita. Un plan puede incluir más que limpieza y más que esta lista.",
    holds: [
      "Materiales siempre en existencia",
      "Montaje antes de un evento y limpieza después",
      "Trabajos de temporada",
    ],
    fact: "Si no somos la empresa adecuada para el trabajo, se lo decimos.",
  },
];

export const processHeading: Translation<typeof english.processHeading> = {
  title: "Nuestro proceso, en seis pasos",
  lead: "El mismo para todos los servicios. Usted decide después del paso tres, y hasta entonces no cuesta nada.",
};

export const process: Translation<typeof english.process> = [
  {
    id: "consultation",
    number: 1,
    title: "Consulta",
    description:
      "Usted nos habla del edificio, de los horarios y de lo que falló antes. Escuchamos y después preguntamos.",
  },
  {
    id: "assessment",
    number: 2,
    title: "Evaluación",
    description:
      "Recorremos el edificio con usted: pisos, sanitarios, tránsito, maquinaria, reglas.",
  },
  {
    id: "custom-plan",
    number: 3,
    title: "Plan a la medida",
    description:
      "Tareas, frecuencias y precios por escrito, concepto por concepto, sin cargos ocultos.",
  },
  {
    id: "implementation",
    number: 4,
    title: "Puesta en marcha",
    description:
      "Un equipo capacitado y con antecedentes verificados empieza el día acordado, con su propia maquinaria.",
  },
  {
    id: "quality-assurance",
    number: 5,
    title: "Control de calidad",
    description:
      "Inspecciones periódicas, informes en su portal de clientes y una garantía de satisfacción del 100%.",
  },
  {
    id: "continuous-improvement",
    number: 6,
    title: "Mejora continua",
    description:
      "Revisamos los resultados con usted y cambiamos el plan cuando cambia el edificio.",
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Empiece con un edificio.",
  lead: "Cuéntenos del edificio y del problema. Una persona lee cada solicitud, y tendrá noticias nuestras en un plazo de un día hábil.",
  actions: [
    { label: "Solicitar una cotización", to: "/es/contact#quote" },
    { label: "Ver los sectores", to: "/es/industries" },
  ],
};
