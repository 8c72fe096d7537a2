import type * as english from "../en/testimonials.ts";
import type { Translation } from "../translation.ts";

export const testimonials: Translation<typeof english.testimonials> = [
  {
    id: "operations-director",
    content:
      "Abrimos a las siete. Antes, alguien recorría los pisos a las seis para ver qué había quedado sin hacer. Dejamos de hacerlo: ya no había nada que encontrar.",
    author: {
      name: "Dana Whitfield",
      title: "Directora de operaciones",
      company: "Harbor & Main Offices",
    },
    demo: true,
  },
  {
    id: "clinic-manager",
    content:
      "Un inspector nos pidió los registros de desinfección. Abrí el portal y le mostré las últimas doce semanas, sala por sala. Ahí terminó la conversación.",
    author: {
      name: "Marcus Oyelaran",
      title: "Gerente de instalaciones",
      company: "Lakeside Family Clinics",
    },
    demo: true,
  },
  {
    id: "plant-lead",
    content:
      "Un domingo por la noche se reventó una tubería. El equipo llegó en menos de dos horas, y el primer turno empezó con el piso seco. Mi gente ni se enteró, y de eso se trata.",
    author: {
      name: "Renee Castellano",
      title: "Jefa de servicios de planta",
      company: "Brightwater Packaging",
    },
    demo: true,
  },
];
