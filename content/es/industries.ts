import type * as english from "../en/industries.ts";
import type { Translation } from "../translation.ts";

export const industries: Translation<typeof english.industries> = [
  {
    id: "corporate-offices",
    title: "Oficinas corporativas",
    description: "Escritorios, salas de juntas y vestíbulos, listos antes de que llegue su gente.",
    image: "office",
    alt: "Oficina abierta a la luz de la mañana, con largas filas de escritorios y piso pulido",
    href: "/es/industries/corporate-offices",
    isOffered: true,
  },
  {
    id: "healthcare-facilities",
    title: "Centros de salud",
    description: "Limpieza y desinfección de clínicas y hospitales, documentadas sala por sala.",
    image: "hospital",
    alt: "Pasillo de hospital con ventanas a un lado, un carrito de limpieza y un letrero de piso mojado",
    href: "/es/industries/healthcare-facilities",
    isOffered: true,
  },
  {
    id: "educational-institutions",
    title: "Centros educativos",
    description: "Aulas, laboratorios y gimnasios, limpios al ritmo del timbre y del año escolar.",
    image: "classroom",
    alt: "Aula con piso de madera brillante, sillas verdes y ventanas altas",
    href: "/es/industries/educational-institutions",
    isOffered: true,
  },
  {
    id: "retail-spaces",
    title: "Locales comerciales",
    description:
      "Áreas de ventas, probadores y vidrios, listos antes de que entre el primer cliente.",
    image: "retail",
    alt: "Boutique con repisas en arco, un mostrador de mármol y sol sobre un piso de piedra",
    href: "/es/industries/retail-spaces",
    isOffered: true,
  },
  {
    id: "manufacturing-industrial",
    title: "Manufactura e industria",
    description: "Limpieza de plantas y almacenes, entre turnos y según las reglas de su línea.",
    image: "warehouse",
    alt: "Pasillo de almacén entre estanterías altas, con una fregadora de pisos con asiento",
    href: "/es/industries/manufacturing-industrial",
    isOffered: true,
  },
  {
    id: "hospitality",
    title: "Hotelería",
    description:
      "Habitaciones, vestíbulos y cocinas que pasan la inspección más atenta: la del huésped.",
    image: "hotel",
    alt: "Habitación de hotel con la cama tendida, paneles de madera y vista a la ciudad",
    href: "/es/industries/hospitality",
    isOffered: true,
  },
];
