import type * as english from "../../en/industries/retail-spaces.ts";
import type { Translation } from "../../translation.ts";

export const hero: Translation<typeof english.hero> = {
  title: "Locales comerciales, limpios en el orden en que camina el cliente",
  lead: "De la acera a la caja, un cliente pasa por seis lugares que pueden ganar o perder la venta. Los limpiamos en ese mismo orden.",
  actions: [
    { label: "Solicitar una visita", to: "/es/contact#quote" },
    { label: "Seguir el camino", to: "#services" },
  ],
};

export const serviceName: Translation<typeof english.serviceName> =
  "Limpieza de tiendas y locales comerciales";

export const intro: Translation<typeof english.intro> = {
  title: "Una tienda limpia es parte de la venta",
  paragraphs: [
    "Los clientes juzgan una tienda antes de mirar el precio: el escaparate, el piso, el espejo del probador. Si algo está sucio, rara vez se lo dicen. Se van, y muchos no vuelven.",
    "Nuestros equipos trabajan de noche, de alarma a alarma. Cada tienda abre como se veía el primer día. Todo el equipo está capacitado y tiene antecedentes verificados. Un solo plan puede cubrir todas sus tiendas en {company.serviceArea}.",
  ],
};

export const servicesHeading: Translation<typeof english.servicesHeading> = {
  title: "Servicios de limpieza para tiendas, del escaparate a la caja",
  lead: "Lo que ven los clientes en cada lugar y lo que hacemos antes de que lleguen.",
};

export const services: Translation<typeof english.services> = [
  {
    id: "storefront",
    title: "Fachada",
    note: "1. Desde la acera de enfrente",
    description:
      "Su escaparate vende antes de que se abra la puerta, y cada huella en él queda iluminada.",
    points: [
      "Vidrios por dentro y por fuera, marcos y repisas",
      "Acera, tapetes y entrada, barridos o lavados",
      "Manijas de las puertas, lo primero que tocan los clientes",
    ],
  },
  {
    id: "sales-floor",
    title: "Área de ventas",
    note: "2. Los primeros diez pasos",
    description: "Bajo las luces de la tienda, el piso es el espejo más grande que usted tiene.",
    points: [
      "Mopa seca, mopa húmeda y abrillantado",
      "Debajo de los muebles, en orillas y esquinas",
      "Marcas y chicle eliminados la misma noche",
    ],
  },
  {
    id: "fixtures",
    title: "Estantes y exhibidores",
    note: "3. Al alcance de la mano",
    description: "El polvo en un producto les dice a los clientes cuánto tiempo lleva ahí.",
    points: [
      "Estantes, repisas, vitrinas y espejos",
      "Mercancía levantada solo donde usted lo permite",
      "Lámparas y letreros cada mes",
    ],
  },
  {
    id: "fitting-rooms",
    title: "Probadores",
    note: "4. Sin zapatos",
    description: "Aquí los clientes están en calcetines, frente a un espejo.",
    points: [
      "Espejos sin marcas",
      "Ganchos, bancas y manijas desinfectados",
      "Alfileres, etiquetas y pelusa recogidos de la alfombra",
    ],
  },
  {
    id: "restrooms",
    title: "Baños",
    note: "5. En el camino",
    description: "Nadie va a una tienda por el baño. Muchos se van por él.",
    points: [
      "Limpios, desinfectados y con materiales repuestos",
      "Un conserje los revisa en las horas de más gente",
      "Cambiadores de bebé en la lista de verificación",
    ],
  },
  {
    id: "checkout",
    title: "Cajas",
    note: "6. Al pagar",
    description:
      "Lo último que toca un cliente es un lector de tarjetas que todos los demás han tocado.",
    points: [
      "Mostradores, lectores y bandas desinfectados",
      "Manijas de carritos y canastas, según un calendario",
      "Trastienda y oficina incluidas",
    ],
  },
];

export const nightHeading: Translation<typeof english.nightHeading> = {
  title: "Una noche típica en una tienda",
  lead: "Un ejemplo, del cierre a la apertura. Su plan sigue el horario de su tienda.",
};

export const night: Translation<typeof english.night> = [
  {
    id: "doors-close",
    title: "9:30 p.m.",
    description: "Su gerente de cierre nos informa: derrames, entregas y lo que queda con llave.",
    note: "El equipo registra su entrada",
  },
  {
    id: "dust",
    title: "10:00 p.m.",
    description: "Primero el polvo, de arriba abajo: letreros, luces, estantes, vitrinas.",
    note: "Todavía nada mojado",
  },
  {
    id: "rooms",
    title: "11:30 p.m.",
    description: "Probadores y baños, desinfectados y con materiales repuestos.",
    note: "Paños limpios para cada espacio",
  },
  {
    id: "floor",
    title: "1:00 a.m.",
    description: "El piso, a máquina, del fondo a la puerta.",
    note: "Seco a las 4:00 a.m.",
  },
  {
    id: "glass",
    title: "5:00 a.m.",
    description: "Los vidrios y la entrada al final, cuando ya nadie pasa.",
    note: "Se revisa con luz de día si es posible",
  },
  {
    id: "handover",
    title: "6:30 a.m.",
    description: "El jefe de equipo entra desde la calle, como lo haría un cliente.",
    note: "Alarma activada, informe en su portal",
  },
];

export const figuresHeading: Translation<typeof english.figuresHeading> =
  "Beneficios de una tienda que siempre se ve nueva";

export const figures: Translation<typeof english.figures> = [
  {
    id: "time-in-store",
    value: "35%",
    label: "más tiempo en la tienda",
    meaning: "La gente se queda más en una tienda limpia.",
    verified: false,
  },
  {
    id: "would-not-return",
    value: "78%",
    label: "de los compradores no regresa",
    meaning: "No vuelven a una tienda que estaba sucia.",
    verified: false,
  },
  {
    id: "sales",
    value: "24%",
    label: "más gasto por visita",
    meaning: "Más tiempo en los pasillos y más en la canasta.",
    verified: false,
  },
  {
    id: "complaints",
    value: "42%",
    label: "menos quejas",
    meaning: "La mayoría era por baños y probadores.",
    verified: false,
  },
  {
    id: "return-visits",
    value: "27%",
    label: "más visitas de regreso",
    meaning: "De clientes que no encontraron de qué quejarse.",
    verified: false,
  },
  {
    id: "staff-hours",
    value: "30%",
    label: "menos limpieza a cargo de su personal",
    meaning: "Horas que vuelven a sus clientes.",
    verified: false,
  },
];

export const figuresBasis: Translation<typeof english.figuresBasis> =
  "Son cifras nuestras, no un estudio. También influyen la ubicación, la mercancía y la temporada, así que comparamos su tienda consigo misma, antes y después.";

export const voiceHeading: Translation<typeof english.voiceHeading> = {
  title: "Testimonio de cliente, de una gerente regional",
};

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "regional-manager",
    content:
      "Antes, mis gerentes abrían con un trapeador en la mano. Tengo catorce tiendas, y ahora las catorce abren con alguien que saluda a los clientes en la puerta.",
    author: {
      name: "Simone Achterberg",
      title: "Gerente regional de tiendas",
      company: "Oak & Thread Outfitters",
    },
    demo: true,
  },
];

export const closing: Translation<typeof english.closing> = {
  title: "Entre como cliente. Después llámenos.",
  lead: "Deténgase en el escaparate, el espejo, el baño. Díganos qué le molestó y empezamos por ahí.",
  actions: [
    { label: "Contactarnos", to: "/es/contact" },
    { label: "Ver todos los sectores", to: "/es/industries" },
  ],
};
