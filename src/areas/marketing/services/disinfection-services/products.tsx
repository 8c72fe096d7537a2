import { disinfectionMethodsContent } from "#content/services/disinfection-methods.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { RuledGrid } from "../../sections/ruled-grid.tsx";

export function Products() {
  const { productQuestions, productsHeading } = useMessages(disinfectionMethodsContent);
  return (
    <HeadedSection id="disinfectants" tone="tint" {...productsHeading}>
      <RuledGrid entries={productQuestions} columns={4} />
    </HeadedSection>
  );
}
