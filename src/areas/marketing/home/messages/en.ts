export const en = {
  requestQuote: "Request a Quote",
  exploreServices: "Explore Our Services",
  allServices: "View All Services",
  exploreSolutions: "Explore Solutions by industry",
  allIndustries: "Explore All Industries",
  aboutServices: "Learn More<more> about our services</more>",
  testimonials: "Testimonials",
  moreTestimonials: "View More Testimonials",
  approach: "See our approach",
  requestFreeQuote: "Request Your Free Quote",
  requestAssessment: "Request a Health Safety Assessment",
} as const;
