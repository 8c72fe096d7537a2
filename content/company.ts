export type SocialNetwork = "linkedin" | "twitter" | "facebook" | "instagram";

/** Addresses of the company's profiles; an empty one hides its icon. */
const social: Readonly<Record<SocialNetwork, string>> = {
  linkedin: "https://www.example.com/linkedin/cleardawn",
  twitter: "https://www.example.com/twitter/cleardawn",
  facebook: "https://www.example.com/facebook/cleardawn",
  instagram: "https://www.example.com/instagram/cleardawn",
};

/** The shipped values are placeholders: a company that adopts the product changes this file first. */
export const company = {
  name: "Cleardawn Facility Services",
  shortName: "Cleardawn",
  foundedIn: 1975,
  descriptionIn: {
    en: "Commercial cleaning and facility services for offices, clinics, schools, stores, plants and hotels in 20 states.",
    es: "Limpieza comercial y servicios para oficinas, clínicas, escuelas, tiendas, plantas y hoteles en 20 estados.",
  },
  phone: { display: "(312) 555-0142", href: "tel:+13125550142", international: "+1-312-555-0142" },
  email: "hello@cleardawn.example.com",
  /** Origin of absolute addresses in built pages if no `ORIGIN` is configured. */
  website: "https://www.cleardawn.example.com",
  address: {
    street: "233 West Adams Street, Suite 1400",
    city: "Chicago",
    state: "IL",
    postalCode: "60606",
    country: "US",
  },
  geo: { latitude: 41.8793, longitude: -87.6347 },
  priceRange: "$$",
  social,
  /** When the telephone is answered (header's top bar). */
  telephoneHours: "Mon-Fri 8am-6pm",
  /** The same by language, for areas that speak several. */
  telephoneHoursIn: { en: "Mon-Fri 8am-6pm", es: "lun. a vie., 8 a.m. a 6 p.m." },
  /** When the office is open (contact page, emails, structured data); 24-hour local times. */
  officeHours: [
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      labelIn: { en: "Mon-Fri", es: "lun. a vie." },
      opens: "08:00",
      closes: "17:00",
    },
    {
      days: ["Saturday"],
      labelIn: { en: "Sat", es: "sáb." },
      opens: "09:00",
      closes: "13:00",
    },
    { days: ["Sunday"], labelIn: { en: "Sun", es: "dom." }, opens: null, closes: null },
  ],
  timeZone: "America/Chicago",
} as const;

/** How clients pay, on every invoice; an empty way is left out. */
export const payment = {
  /** As invented as the other placeholders: invoices say so, and nobody sends money there. */
  demo: true,
  bank: {
    bankName: "First Example Bank of Chicago",
    accountName: "Cleardawn Facility Services",
    routingNumber: "000000000",
    accountNumber: "000000000000",
  },
  check: {
    payableTo: "Cleardawn Facility Services",
    address: "Accounts Receivable\n233 West Adams Street, Suite 1400\nChicago, IL 60606",
  },
  /** The page where an invoice is paid; begins with `https://`. */
  link: "https://pay.cleardawn.example.com",
};
