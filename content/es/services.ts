import type * as english from "../en/services.ts";
import type { Translation } from "../translation.ts";

export const services: Translation<typeof english.services> = [
  {
    id: "commercial-cleaning",
    title: "Limpieza comercial",
    description:
      "Oficinas, vestíbulos y áreas comunes: limpieza diaria, semanal o mensual, lista antes de que usted abra.",
    icon: "building",
    picture: {
      name: "iso_office",
      alt: "Una oficina en corte, como una maqueta, con una fregadora y un carrito de limpieza entre los escritorios",
    },
    href: "/es/services/commercial-cleaning",
    isOffered: true,
  },
  {
    id: "janitorial-services",
    title: "Servicios de conserjería",
    description:
      "Baños, pisos, basura y puntos de contacto, atendidos cada día hábil por un equipo capacitado y con antecedentes verificados.",
    icon: "drop",
    picture: {
      name: "iso_restroom",
      alt: "Un baño en corte, como una maqueta: lavabos bajo espejos, cabinas de madera, un carrito y una cubeta para trapear",
    },
    href: "/es/services/janitorial-services",
    isOffered: true,
  },
  {
    id: "disinfection-services",
    title: "Servicios de desinfección",
    description:
      "Desinfección preventiva, reforzada y reactiva: a mano, por nebulización ULV o por rociado electrostático.",
    icon: "spray",
    picture: {
      name: "iso_ward",
      alt: "Una sala de hospital en corte, como una maqueta: dos camas tras cortinas verdes, un rociador y un carrito",
    },
    href: "/es/services/disinfection-services",
    isOffered: true,
  },
  {
    id: "specialty-services",
    title: "Servicios especializados",
    description:
      "Fin de obra, limpieza en altura, centros de datos y otros trabajos que exigen su propia maquinaria y capacitación.",
    icon: "polish",
    picture: {
      name: "iso_servers",
      alt: "Una sala de servidores en corte, como una maqueta: dos filas de gabinetes negros, enfriadores blancos y un carrito",
    },
    href: "/es/services/specialty-services",
    isOffered: true,
  },
  {
    id: "facility-maintenance",
    title: "Mantenimiento de instalaciones",
    description:
      "Conservación y reparaciones en un solo plan. Atendemos llamadas de emergencia 24/7 y respondemos en un máximo de 2 horas.",
    icon: "wrench",
    picture: {
      name: "iso_plant",
      alt: "Un cuarto de máquinas en corte, como una maqueta: bombas verde azulado, tanques blancos, tubos ámbar y tableros eléctricos",
    },
    href: "/es/services/facility-maintenance",
    isOffered: true,
  },
  {
    id: "additional-services",
    title: "Servicios adicionales",
    description:
      "¿Necesita algo que no está en la lista? Díganos el edificio y la tarea, y lo agregamos a su plan.",
    icon: "plus",
    picture: {
      name: "iso_supply",
      alt: "Un cuarto de materiales en corte, como una maqueta: estantes llenos, dos carritos, una fregadora y cajas sobre una tarima",
    },
    href: "/es/services#additional-services",
    isOffered: true,
  },
];
