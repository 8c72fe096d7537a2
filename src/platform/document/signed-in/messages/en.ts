export const en = {
  appearance: {
    title: "Light or dark",
    system: "Match system",
    light: "Light",
    dark: "Dark",
  },
  demo: "<strong>Demo data:</strong> these clients and people are fictional.",
  signOut: "Sign out",
} as const;
