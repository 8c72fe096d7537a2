/**
 * Questions that nobody may ask an applicant, with the rule and the words by which a question is recognized.
 * None of it is legal advice, and states and cities forbid more; have a lawyer read it.
 */

interface ForbiddenSubject {
  rule: string;
  /** The question is allowed once there is an offer. */
  untilOffer?: true;
  /** Parts of regular expressions, in English and in Spanish; each is a whole word or several. */
  words: readonly string[];
  /** Phrases that are allowed although they contain one of the words, in the same form. */
  except?: readonly string[];
}

/** The law itself tells employers to ask who needs one. */
const accommodationFor = (whats: string): readonly string[] => [
  `accommodations? (?:because of|due to|based on|related to|for) (?:an? |any |your )?(?:${whats})`,
  `(?:adaptaci(?:ón|ones)|ajustes?)(?: razonables?)? (?:por|debido a|a causa de) (?:una? |su |algún |alguna )?(?:${whats})`,
];

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
      "(?:what|which) year did you (?:graduate|finish)",
      "when did you (?:graduate|finish (?:high )?school)",
      "year of graduation",
      "graduation (?:year|date)",
      "(?:en )?qué año (?:se graduó|terminó)",
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
      "(?:tiene|sus|cuántos) (?:hijos|niños)",
      "(?:have|having|expecting) (?:a baby|babies)",
      "plan(?:ning)? (?:to have|on having) (?:kids|children)",
      "tener (?:hijos|un bebé)",
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
      "green ?card",
      "immigration status",
      "undocumented",
      "are you (?:an? )?(?:hispanic|latin[aox]|mexican|asian|african|black|white|immigrant)",
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
      "(?:tiene|sus) (?:sus )?papeles",
      "(?:estatus|estado|situación) migratori[ao]",
      "indocumentad[oa]",
      "es usted (?:hispan[oa]|latin[oa]|mexican[oa]|inmigrante|negr[oa]|blanc[oa])",
    ],
    // Names of papers in the lists of Form I-9, of which the new hire chooses.
    except: [
      "certificates? of (?:u\\.? ?s\\.? |united states )?citizenship",
      "citizenship and immigration services",
      "citizen id(?:entification)? cards?",
    ],
  },
  religion: {
    rule: "42 U.S.C. § 2000e-2",
    words: ["religio(?:n|us)", "church(?:es)?", "sabbath", "religi(?:ón|os[oa])", "iglesias?"],
    except: [
      ...accommodationFor(
        "religion|religious (?:beliefs?|practices?|reasons?)|religión|motivos religiosos",
      ),
      "church (?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|place|pl|square|sq)",
      "(?:calle|avenida) (?:de la )?iglesia",
      "clean(?:s|ed|ing)? (?:an? |the |any )?(?:schools?,? (?:and|or) )?church(?:es)?",
      "limpi(?:ar|ado|a|eza de) (?:una? |la |alguna )?iglesias?",
    ],
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
    except: [
      ...accommodationFor(
        "disabilit(?:y|ies)|(?:medical|health) conditions?|discapacidad(?:es)?|condici(?:ón|ones) médicas?",
      ),
      "disability accommodations?",
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
      "on (?:probation|parole)",
      "antecedentes",
      "condenad[oa]",
      "condenas?",
      "delitos?",
      "(?:cárcel|prisión)",
      "estado pres[oa]",
      "libertad (?:condicional|vigilada)",
    ],
    except: ["background checks? (?:only )?after (?:an|the|we make an|your) offer"],
  },
  "pay-history": {
    rule: "Laws of more than twenty states, e.g. Cal. Lab. Code § 432.3",
    words: [
      "(?:salary|pay|wage) history",
      "(?:current|last|previous) (?:salary|pay|wages?)",
      "(?:do|did) you (?:earn|make now)",
      "(?:what|how much) (?:did|do|were|are) you (?:make|making|paid|earning)",
      "how much did (?:they|you get) (?:pay|paid)",
      "cuánto le pag(?:aban|an|ó|aron)",
      "cuánto (?:gana|ganaba)",
      "(?:salario|sueldo) (?:actual|anterior)",
      "historial (?:salarial|de salarios)",
    ],
  },
  "social-security": {
    rule: "State laws on numbers sent over the internet, e.g. Cal. Civ. Code § 1798.85",
    words: [
      "social security (?:numbers?|no|#)",
      "ssn",
      "(?:número|no)\\.? (?:de|del) segur(?:o|idad) social",
    ],
  },
} as const satisfies Readonly<Record<string, ForbiddenSubject>>;

export type ForbiddenSubjectName = keyof typeof forbiddenSubjects;

/** These make a sentence without a question mark a question all the same. */
export const askingWords = [
  "tell us",
  "let us know",
  "(?:tell|let) me(?: know)?",
  "(?:i|we)(?:[’']d| would) like to know",
  "(?:i|we) (?:want|need) to know",
  // An announcement is no question.
  "please(?! (?:note|be aware|remember|keep in mind|know))",
  "send (?:us|me)",
  "give (?:us|me)",
  "bring",
  "list",
  "describe",
  "disclose",
  "díganos",
  "dígame",
  "cuénteme",
  "(?:quisiera|quisiéramos|quiero|queremos) saber",
  "(?:me|nos) gustaría saber",
  "(?:necesito|necesitamos) saber",
  "cuéntenos",
  "indique",
  "envíe(?:nos)?",
  "traiga",
  "describa",
  "mencione",
  "escriba",
] as const;
