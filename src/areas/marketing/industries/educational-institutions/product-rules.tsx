import { educationalInstitutionsContent } from "#content/industries/educational-institutions.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PictureSplit } from "../../sections/picture-split.tsx";

export function ProductRules() {
  const { productRules, productsHeading, productsPicture } = useMessages(
    educationalInstitutionsContent,
  );
  return (
    <PictureSplit id="products" {...productsHeading} picture={productsPicture}>
      <dl className="border-b border-line">
        {productRules.map(({ id, title, description }) => (
          <div
            key={id}
            className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-semibold tracking-snug">{title}</dt>
            <dd className="text-slate">{description}</dd>
          </div>
        ))}
      </dl>
    </PictureSplit>
  );
}
