import { disinfectionMethodsContent } from "#content/services/disinfection-methods.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { serviceMessages } from "../messages.ts";

const answers = ["reaches", "suits", "limits"] as const;

export function Methods() {
  const { methods, methodsHeading, methodsPicture } = useMessages(disinfectionMethodsContent);
  const labels = useMessages(serviceMessages).methods;
  return (
    <HeadedSection id="methods" tone="sand" {...methodsHeading} picture={methodsPicture}>
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {methods.map((method) => (
          <li
            key={method.id}
            id={method.id}
            className="rounded-lg border border-line bg-white p-6 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:p-8"
          >
            <h3 className="pb-5 text-quote font-semibold tracking-snug">{method.name}</h3>
            <dl className="contents">
              {answers.map((answer) => (
                <div key={answer} className="border-t border-line py-4">
                  <dt className="text-sm font-semibold text-teal">{labels[answer]}</dt>
                  <dd className="mt-1">{method[answer]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
