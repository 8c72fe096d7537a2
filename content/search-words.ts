/**
 * Visitors' words for what the site calls otherwise; each finds all members of its group. Plurals
 * and endings such as "-ing" need no entry.
 */
export const sameMeaning: readonly (readonly string[])[] = [
  ["restroom", "bathroom", "washroom", "toilet", "lavatory"],
  ["career", "job", "vacancy", "hiring", "opening", "employment"],
  ["quote", "price", "pricing", "cost", "estimate", "rate"],
  ["disinfection", "sanitizing", "sterilize", "covid", "virus", "germ"],
  ["portal", "login", "signin", "account"],
  ["contact", "phone", "telephone", "email", "address", "call"],
  ["location", "state", "near", "area", "map"],
  ["trash", "garbage", "rubbish", "waste"],
  ["green", "eco", "sustainable", "sustainability", "environment"],
  ["hotel", "hospitality", "lodging", "motel"],
  ["school", "education", "university", "college", "campus"],
  ["hospital", "healthcare", "clinic", "medical"],
  ["store", "retail", "shop", "mall"],
  ["factory", "manufacturing", "plant", "industrial", "warehouse"],
  ["guide", "download", "pdf", "checklist", "template"],
  ["emergency", "urgent", "flood"],
  ["privacy", "cookie", "gdpr", "ccpa", "tracking"],
];
