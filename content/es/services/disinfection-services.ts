import type * as english from "../../en/services/disinfection-services.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Servicios de desinfección que dejan registro",
  lead: "Desinfectantes de grado hospitalario, aplicados a mano, por nebulización o por rociado electrostático. A simple vista no se sabe si una superficie está desinfectada; por eso lo documentamos.",
  actions: [
    { label: "Solicitar una evaluación", to: "/es/contact#quote" },
    { label: "Comparar los métodos", to: "#methods" },
  ],
};

export const principle: Translation<typeof english.principle> = {
  title: "Limpiar, desinfectar, demostrar: qué significa cada cosa",
  terms: [
    {
      term: "Limpiar",
      meaning:
        "Quitar la suciedad. En una superficie sucia, el desinfectante nunca llega a los gérmenes.",
    },
    {
      term: "Desinfectar",
      meaning:
        "Matar lo que queda. Funciona si la superficie sigue mojada todo el tiempo que indica la etiqueta.",
    },
    {
      term: "Demostrar",
      meaning: "Registrar en qué sala, con qué producto, con qué método, cuándo y quién.",
    },
  ],
};

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Seis servicios de desinfección",
  lead: "Tres según la ocasión, uno para centros de salud y dos según el método. Su plan los combina.",
};

export const disinfectionServices: Translation<typeof english.disinfectionServices> = [
  {
    id: "preventative",
    title: "Desinfección preventiva",
    description:
      "Puntos de contacto y superficies compartidas, a intervalos fijos, para que nada tenga tiempo de propagarse.",
    note: "Cuándo: todo el año, a diario o cada semana",
  },
  {
    id: "enhanced",
    title: "Desinfección reforzada",
    description: "Más salas, con más frecuencia, en las semanas en que todo el mundo tose.",
    note: "Cuándo: temporada de influenza, eventos, edificios llenos",
  },
  {
    id: "reactive",
    title: "Desinfección reactiva",
    description:
      "Ante una enfermedad o la sospecha de una. Las salas se cierran, se limpian, se desinfectan y se reabren.",
    note: "Cuándo: de inmediato, 24/7, respuesta en un máximo de 2 horas",
  },
  {
    id: "healthcare-disinfection",
    title: "Desinfección para centros de salud",
    description:
      "Habitaciones de pacientes, salas de espera y de tratamiento, de lo limpio a lo sucio y de arriba abajo.",
    note: "Dónde: clínicas, consultorios, hospitales",
  },
  {
    id: "ulv-fogging",
    title: "Nebulización ULV",
    description:
      "Una niebla de volumen ultrabajo (ULV, en inglés) que llena una sala cerrada y se asienta donde no llega un paño.",
    note: "Cómo: en niebla, en una sala vacía",
  },
  {
    id: "electrostatic-spraying",
    title: "Rociado electrostático",
    description:
      "Gotas con carga eléctrica que se adhieren a la superficie y la envuelven hasta el reverso.",
    note: "Cómo: en rocío con carga, superficie por superficie",
  },
];

export const recordHeading: Translation<typeof english.recordHeading> = {
  title: "Qué muestra el registro de cada sala",
  lead: "Una entrada por sala, guardada en su portal de clientes y lista para cuando alguien la pida.",
};

export const recordPicture: Translation<typeof english.recordPicture> = {
  name: "clipboard",
  alt: "Una tableta con gráficas sobre un escritorio de madera, junto a un atomizador y paños doblados",
};

export const recordLines: Translation<typeof english.recordLines> = [
  { name: "Sala", value: "con el nombre que tiene en su plano" },
  { name: "Fecha y hora", value: "inicio, tiempo de contacto, reapertura" },
  { name: "Producto", value: "nombre y dilución" },
  { name: "Método", value: "a mano, por rociado o por nebulización" },
  { name: "Revisión", value: "quién la hizo y el resultado" },
];

export const industriesHeading: Translation<typeof english.industriesHeading> = {
  title: "{company.Industries}, y por qué desinfectan",
};

export const industries: Translation<typeof english.industries> = [
  {
    id: "healthcare",
    title: "Salud",
    description:
      "Pacientes que no pueden arriesgarse a una infección, y auditores que piden fechas.",
    image: "hospital",
    href: "/es/industries/healthcare-facilities",
  },
  {
    id: "commercial-offices",
    title: "Oficinas comerciales",
    description:
      "Escritorios compartidos, una sola cafetera y una temporada de influenza que puede dejar en casa a medio equipo.",
    image: "office",
    href: "/es/industries/corporate-offices",
  },
  {
    id: "education",
    title: "Educación",
    description: "Treinta niños por salón, y cada lápiz pasa por diez manos.",
    image: "classroom",
    href: "/es/industries/educational-institutions",
  },
  {
    id: "retail",
    title: "Tiendas",
    description:
      "Carritos, mostradores y lectores de tarjetas que cientos de personas comparten cada día.",
    image: "retail",
    href: "/es/industries/retail-spaces",
  },
  {
    id: "hospitality",
    title: "Hotelería",
    description:
      "Una habitación que debe estar lista para el siguiente huésped a las tres de la tarde.",
    image: "hotel",
    href: "/es/industries/hospitality",
  },
  {
    id: "industrial",
    title: "Industria",
    description:
      "Todos los turnos comparten los mismos bancos de trabajo, herramientas y reloj checador.",
    image: "warehouse",
    href: "/es/industries/manufacturing-industrial",
  },
];

export const processHeading: Translation<typeof english.processHeading> = {
  title: "Nuestro proceso, en cinco pasos",
};

export const process: Translation<typeof english.process> = [
  {
    id: "assessment",
    number: 1,
    title: "Evaluación",
    description:
      "Salas, superficies, personas y la ocasión: rutina, temporada de influenza o una enfermedad.",
  },
  {
    id: "planning",
    number: 2,
    title: "Planificación",
    description: "Producto, método, tiempo de contacto y horario de cada sala, por escrito.",
  },
  {
    id: "execution",
    number: 3,
    title: "Ejecución",
    description: "Primero limpiar, después desinfectar, de arriba abajo y de lo limpio a lo sucio.",
  },
  {
    id: "verification",
    number: 4,
    title: "Verificación",
    description:
      "Con la vista, el olfato y el tacto, y con una lectura de ATP donde usted quiera una cifra, como en el ISSA Clean Standard.",
  },
  {
    id: "documentation",
    number: 5,
    title: "Documentación",
    description: "Una entrada en su portal por cada sala, antes de reabrirla.",
  },
];

export const testimonialsHeading: Translation<typeof english.testimonialsHeading> = {
  title: "Lo que dicen nuestros clientes",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "school-business-manager",
    content:
      "Un jueves, dos grupos faltaron por enfermedad. El viernes por la mañana ya teníamos los salones, y una hoja que decía qué se había usado y dónde.",
    author: {
      name: "Ines Halloran",
      title: "Gerente de administración",
      company: "Cedar Valley School District",
    },
    demo: true,
  },
  {
    id: "infection-control",
    content:
      "El auditor quiere salas, fechas y productos. Imprimo una página. Antes me tomaba una semana.",
    author: {
      name: "Victor Amadi",
      title: "Coordinador de control de infecciones",
      company: "Stonebridge Surgery Center",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "¿Necesita una desinfección ahora?",
  lead: "Llámenos: atendemos emergencias 24/7 y respondemos en un máximo de 2 horas. Si puede esperar, solicite una evaluación de su edificio.",
  actions: [
    { label: "Llamar al {company.phone}", to: "{company.phoneHref}" },
    { label: "Solicitar una evaluación", to: "/es/contact#quote" },
  ],
};
