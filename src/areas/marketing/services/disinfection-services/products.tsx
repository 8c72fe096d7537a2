import { productQuestions, productsHeading } from "#content/services/disinfection-methods.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";

export function Products() {
  return (
    <HeadedSection id="disinfectants" tone="tint" {...productsHeading}>
      <RuledGrid entries={productQuestions} columns={4} />
    </HeadedSection>
  );
}
