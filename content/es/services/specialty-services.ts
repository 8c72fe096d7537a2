import type * as english from "../../en/services/specialty-services.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Servicios especializados para cuando un trapeador no basta",
  lead: "Polvo de obra, salas de servidores, vigas altas, residuos peligrosos: trabajos que exigen maquinaria, capacitación y un plan propios.",
  actions: [
    { label: "Describir el trabajo", to: "/es/contact#quote" },
    { label: "Ver los seis servicios", to: "#services" },
  ],
};

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Seis servicios especializados",
  lead: "Qué hace difícil cada trabajo y qué llevamos para hacerlo.",
};

export const specialtyServices: Translation<typeof english.specialtyServices> = [
  {
    id: "post-construction",
    title: "Limpieza de fin de obra",
    description:
      "El polvo de obra es más fino que el de oficina, y sigue asentándose días después de que se va el último contratista.",
    points: [
      "Pasadas gruesa, final y de retoque",
      "Ductos, cornisas y accesorios antes que los pisos",
      "Vidrios sin película, etiquetas ni gotas de pintura",
    ],
  },
  {
    id: "high-level",
    title: "Limpieza en altura",
    description: "Vigas, ductos y estanterías acumulan años de polvo que nadie ve desde el piso.",
    points: [
      "Plataformas elevadoras, pértigas y protección contra caídas",
      "De arriba abajo, los pisos al final",
      "Áreas de trabajo cerradas y señalizadas",
    ],
  },
  {
    id: "data-center",
    title: "Limpieza de centros de datos",
    description:
      "Los riesgos son las partículas, la estática y la humedad, y la sala nunca se apaga.",
    points: [
      "Aspiradoras con filtro, nada de polvo suelto",
      "También debajo del piso elevado",
      "Cada paso, acordado con sus ingenieros",
    ],
  },
  {
    id: "pressure-washing",
    title: "Lavado a presión",
    description:
      "Muelles de carga, garajes, aceras y fachadas, donde la grasa y la intemperie ya penetraron en la superficie.",
    points: [
      "Presión y calor ajustados al material",
      "Ningún escurrimiento al drenaje pluvial",
      "Terminado antes de que usted abra",
    ],
  },
  {
    id: "biohazard",
    title: "Limpieza de riesgos biológicos",
    description:
      "Riesgos que primero se contienen y después se retiran: nunca basta con pasar un paño.",
    points: [
      "Equipo de protección y zona sellada",
      "Desinfectantes de grado hospitalario",
      "Disposición final según la normativa, con registros",
    ],
  },
  {
    id: "surface-restoration",
    title: "Restauración de superficies",
    description: "Piedra, madera y metal que la limpieza sola no puede recuperar.",
    points: [
      "Una prueba en un área pequeña antes de prometer nada",
      "Decapado, apomazado, sellado, pulido",
      "Un plan de cuidado, para que el resultado dure",
    ],
  },
];

export const moreHeading: Translation<typeof english.moreHeading> = {
  title: "Cuatro servicios especializados más",
  lead: "Para daños, alturas y todo lo que queda sobre la cabeza. En una emergencia, respondemos en un máximo de 2 horas, 24/7.",
};

export const morePicture: Translation<typeof english.morePicture> = {
  name: "facade",
  alt: "Una plataforma para lavar ventanas en una torre de vidrio, muy por encima de la ciudad, con la primera luz del día",
};

export const moreServices: Translation<typeof english.moreServices> = [
  {
    id: "damage-restoration",
    title: "Restauración de daños por fuego y agua",
    description:
      "Extraemos el agua, limpiamos el hollín, secamos las salas y las dejamos listas para usarse.",
  },
  {
    id: "high-rise-windows",
    title: "Limpieza de ventanas en edificios altos",
    description: "Vidrios y marcos de edificios altos, en fechas que se fijan según el clima.",
  },
  {
    id: "lighting-maintenance",
    title: "Mantenimiento de iluminación",
    description:
      "Cambiamos lámparas y limpiamos luminarias en una sola subida de la plataforma elevadora.",
  },
  {
    id: "mold-remediation",
    title: "Remediación de moho",
    description:
      "Encontramos la humedad, sellamos la zona, retiramos el moho y le decimos la causa.",
  },
];

export const industriesHeading: Translation<typeof english.industriesHeading> = {
  title: "Los sectores que atendemos y qué necesita cada uno",
  lead: "La misma maquinaria hace un trabajo distinto en cada tipo de edificio.",
};

export const industries: Translation<typeof english.industries> = [
  {
    id: "healthcare",
    title: "Salud",
    description:
      "Riesgos biológicos contenidos; lo que está por encima de los pacientes, limpio sin esparcir polvo.",
    href: "/es/industries/healthcare-facilities",
  },
  {
    id: "industrial-and-manufacturing",
    title: "Industria y manufactura",
    description:
      "Vigas, ductos y naves de producción entre turnos; muelles de carga y patios, lavados a presión.",
    href: "/es/industries/manufacturing-industrial",
  },
  {
    id: "retail",
    title: "Tiendas",
    description:
      "Tiendas nuevas sin polvo de obra; fachadas y aceras limpias para el día de la inauguración.",
    href: "/es/industries/retail-spaces",
  },
  {
    id: "food-service",
    title: "Servicio de alimentos",
    description:
      "Campanas, muelles de carga y desagües sin grasa, para que un inspector pueda entrar cualquier día.",
    href: "/es/industries/hospitality",
  },
  {
    id: "hospitality-and-lodging",
    title: "Hotelería y hospedaje",
    description:
      "Piedra, madera y candelabros restaurados piso por piso, con huéspedes en el edificio.",
    href: "/es/industries/hospitality",
  },
  {
    id: "education",
    title: "Educación",
    description:
      "Vigas de gimnasio, mesas de laboratorio y pasillos, durante las vacaciones escolares.",
    href: "/es/industries/educational-institutions",
  },
];

export const processHeading: Translation<typeof english.processHeading> = {
  title: "Nuestro proceso, en cinco pasos",
  lead: "Un trabajo especializado se gana o se pierde en la preparación; por eso, tres de los cinco pasos van antes del trabajo.",
};

export const process: Translation<typeof english.process> = [
  {
    id: "assessment",
    number: 1,
    title: "Evaluación",
    description:
      "Vemos el lugar, la superficie y el riesgo, y medimos alturas y accesos. Donde la superficie es delicada, hacemos una prueba en un área pequeña.",
  },
  {
    id: "planning",
    number: 2,
    title: "Planificación",
    description:
      "Método, maquinaria, personas, horas y precio, por escrito. Sus ingenieros y su responsable de seguridad lo revisan antes de que empecemos.",
  },
  {
    id: "preparation",
    number: 3,
    title: "Preparación",
    description:
      "Cerramos y señalizamos las zonas, cubrimos lo que se queda y gestionamos permisos y paros. La maquinaria está en el lugar la noche anterior.",
  },
  {
    id: "execution",
    number: 4,
    title: "Ejecución",
    description:
      "Un equipo capacitado para este trabajo y un supervisor que permanece en el lugar. De su lado, un solo contacto, el primero en enterarse cuando algo cambia.",
  },
  {
    id: "verification",
    number: 5,
    title: "Verificación",
    description:
      "Usted recorre el lugar con nosotros, plan en mano. Lo que no esté bien, lo corregimos: la garantía de satisfacción del 100% también cubre los trabajos especializados.",
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Denos el trabajo que nadie quiere.",
  lead: "Díganos el lugar, la altura y la fecha, y le decimos qué hace falta y cuánto cuesta.",
  actions: [
    { label: "Describir el trabajo", to: "/es/contact#quote" },
    { label: "Ver todos los servicios", to: "/es/services" },
  ],
};
