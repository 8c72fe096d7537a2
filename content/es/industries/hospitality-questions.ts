import type * as english from "../../en/industries/hospitality-questions.ts";
import type { Translation } from "../../translation.ts";

export const questionsHeading: Translation<typeof english.questionsHeading> = {
  title: "Preguntas frecuentes",
  lead: "De hoteles y sus gerentes.",
};

export const questions: Translation<typeof english.questions> = [
  {
    question: "¿Se hacen cargo del área de ama de llaves o trabajan junto a la nuestra?",
    answer:
      "Como usted prefiera. Algunos hoteles nos confían todo. Otros conservan las habitaciones y nos dejan las áreas públicas, las cocinas y las noches. El plan dice quién limpia qué.",
  },
  {
    question: "¿Cómo se ajustan a nuestra ocupación?",
    answer:
      "Seguimos su pronóstico día por día: salidas, huéspedes que se quedan, salidas tardías. El equipo crece y se reduce con él, y el precio por habitación se acuerda de antemano.",
  },
  {
    question: "¿Pueden trabajar sin despertar a nadie?",
    answer:
      "Sí. En las horas de silencio no hay máquinas en los pisos de huéspedes, y los pasillos se limpian a mano. El trabajo ruidoso se hace al mediodía o, de noche, en el vestíbulo.",
  },
  {
    question: "¿Qué pasa cuando un huésped se queja de una habitación?",
    answer:
      "Alguien va de inmediato. Después rastreamos la falla hasta el paso en que ocurrió y cambiamos ese paso. La garantía de satisfacción del 100% lo cubre.",
  },
  {
    question: "¿Su gente está asegurada y tiene antecedentes verificados?",
    answer:
      "Sí: capacitada y con antecedentes verificados antes del primer turno, y con cobertura completa de seguro. Las tarjetas de acceso, los objetos perdidos y los pisos cerrados siguen las reglas de su hotel, por escrito.",
  },
];
