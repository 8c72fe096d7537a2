/**
 * What nobody may ask of an applicant, with the rule and the words by which a question is known. None of it is
 * legal advice, and states and cities forbid more; have a lawyer read it.
 */

interface ForbiddenSubject {
  rule: string;
  /** Once there is an offer, it may be asked. */
  untilOffer?: true;
  /** Parts of regular expressions, in English and in Spanish; each is a whole word or several. */
  words: readonly string[];
}

export const forbiddenSubjects = {
  age: {
    rule: "29 U.S.C. § 623; 29 CFR § 1625.5",
    words: [
      "how old",
      "your age",
      "date of birth",
      "birth ?dates?",
      "year of birth",
      "when were you born",
      "qué edad",
      "su edad",
      "cuántos años tiene",
      "fecha de nacimiento",
      "cuándo nació",
    ],
  },
  family: {
    rule: "42 U.S.C. §§ 2000e(k), 2000e-2",
    words: [
      "married",
      "marital status",
      "your (?:spouse|husband|wife|kids|children|family)",
      "(?:have|any|how many) (?:kids|children)",
      "pregnan(?:t|cy)",
      "estado civil",
      "casad[oa]",
      "su (?:espos[oa]|familia)",
      "(?:tiene|sus|cuántos) hijos",
      "embaraz(?:o|ada)",
    ],
  },
  origin: {
    rule: "42 U.S.C. § 2000e-2; 8 U.S.C. § 1324b",
    words: [
      "where (?:were|was) you born",
      "where are you (?:originally )?from",
      "(?:place|country) of (?:birth|origin)",
      "nationality",
      "citizen(?:s|ship)?",
      "(?:native|first) language",
      "mother tongue",
      "your (?:race|ethnicity|ancestry|accent)",
      "dónde nació",
      "de dónde es usted",
      "(?:lugar|país) de (?:nacimiento|origen)",
      "nacionalidad",
      "ciudadan(?:o|a|ía)",
      "(?:lengua|idioma) matern[ao]",
      "su (?:raza|etnia|origen|acento)",
    ],
  },
  religion: {
    rule: "42 U.S.C. § 2000e-2",
    words: ["religio(?:n|us)", "church", "sabbath", "religi(?:ón|os[oa])", "iglesia"],
  },
  health: {
    rule: "42 U.S.C. § 12112(d); 42 U.S.C. § 2000ff-1",
    words: [
      "disab(?:led|ility|ilities)",
      "illness(?:es)?",
      "health (?:conditions?|problems?|issues?)",
      "medical (?:conditions?|history|records?)",
      "medications?",
      "injur(?:y|ies|ed)",
      "workers.? comp(?:ensation)?",
      "sick (?:days|leave)",
      "discapacidad(?:es)?",
      "enfermedad(?:es)?",
      "(?:problemas|estado) de salud",
      "(?:condición|historial) médic[ao]",
      "medicamentos?",
      "lesi(?:ón|ones)",
    ],
  },
  arrests: {
    rule: "42 U.S.C. § 2000e-2; state laws on arrest records",
    words: ["arrest(?:s|ed)?", "arrestos?", "arrestad[oa]", "detenid[oa]"],
  },
  convictions: {
    rule: "5 U.S.C. § 9202 and the fair chance laws of states and cities",
    untilOffer: true,
    words: [
      "convict(?:ed|ions?)",
      "criminal",
      "crimes?",
      "felon(?:y|ies)",
      "misdemeanors?",
      "background checks?",
      "(?:jail|prison)",
      "antecedentes",
      "condenad[oa]",
      "condenas?",
      "delitos?",
      "(?:cárcel|prisión)",
    ],
  },
  "pay-history": {
    rule: "Laws of more than twenty states, e.g. Cal. Lab. Code § 432.3",
    words: [
      "(?:salary|pay|wage) history",
      "(?:current|last|previous) (?:salary|pay|wages?)",
      "(?:do|did) you (?:earn|make now)",
      "cuánto (?:gana|ganaba)",
      "(?:salario|sueldo) (?:actual|anterior)",
      "historial (?:salarial|de salarios)",
    ],
  },
} as const satisfies Readonly<Record<string, ForbiddenSubject>>;

export type ForbiddenSubjectName = keyof typeof forbiddenSubjects;

/** What makes a sentence without a question mark a question all the same. */
export const askingWords = [
  "tell us",
  "let us know",
  "please",
  "send us",
  "bring",
  "list",
  "describe",
  "disclose",
  "díganos",
  "cuéntenos",
  "indique",
  "envíe(?:nos)?",
  "traiga",
  "describa",
  "mencione",
  "escriba",
] as const;
