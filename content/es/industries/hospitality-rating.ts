import type * as english from "../../en/industries/hospitality-rating.ts";
import type { Translation } from "../../translation.ts";

export const ratingHeading: Translation<typeof english.ratingHeading> = {
  title: "Calificación de limpieza: lo que ven los huéspedes",
  lead: "El huésped no ve quién limpió. Ve un cabello en la ducha.",
};

export const rating: Translation<typeof english.rating> = {
  title: "Calificación de limpieza",
  value: "9.7",
  scale: "/10",
  reviews: "de 1,240 reseñas",
  percent: 97,
  demo: true,
};

export const ratingText: Translation<typeof english.ratingText> = [
  "Una persona arregla la habitación entre un huésped y otro. La calificación depende del minuto que sigue. Una segunda persona mira el piso a contraluz, abre la ducha y levanta la almohada.",
  "Ese minuto está en nuestro plan, con un nombre al lado. También lo están el vestíbulo a las tres de la mañana y el andén de carga que ningún huésped verá jamás.",
];
