/** Clients that are billed in the demonstration, and how they pay. */
export const demoInvoices = [
  {
    facility: "Lakeside Surgery Center",
    billToName: "Lakeside Family Clinics, Accounts Payable",
    billToAddress: "410 North Lake Shore Drive\nChicago, IL 60611",
    purchaseOrder: "LFC-2214",
    taxBasisPoints: 0,
    paysAfter: 24,
    unpaid: [1, 2],
    credit: { cents: 18_500, reason: "Visit missed during the winter storm" },
    extraWork: { cents: 64_000, text: "Extra work as agreed: floor dried and disinfected" },
  },
  {
    facility: "Oak Ridge Elementary School",
    billToName: "Oak Ridge Schools, Business Office",
    billToAddress: "75 Ridge Road\nColumbus, OH 43215",
    purchaseOrder: "",
    taxBasisPoints: 0,
    paysAfter: 31,
    unpaid: [],
  },
];
