export const en = {
  appearance: {
    title: "Light or dark",
    system: "Match system",
    light: "Light",
    dark: "Dark",
  },
  demo: "<strong>Demo data:</strong> these clients and people are fictional.",
  makeItMine: "Make it mine",
  signOut: "Sign out",
} as const;
