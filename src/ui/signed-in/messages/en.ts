/** Parts that signed-in areas alone have. */
export const en = {
  file: { position: "{place} of {count}: {name}", beingChecked: "{name}: being checked" },
  selectAll: "Select all on this page",
  selected: ["{count} selected", "{count} selected"],
  select: "Select",
  clearFilters: "Clear the filters",
  pages: { pages: "Pages", first: "Back to the first page", next: "Next page" },
  history: { title: "What happened", whoAndWhen: "{who}, <when/>" },
  undo: "Undo",
} as const;
