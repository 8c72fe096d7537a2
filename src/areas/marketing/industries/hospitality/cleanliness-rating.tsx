import { hospitalityRatingContent } from "#content/industries/hospitality-rating.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Bar } from "#ui/bar.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";

const tealOnTint = { whole: "fill-tint", part: "fill-teal" };

export function CleanlinessRating() {
  const { rating, ratingHeading, ratingText } = useMessages(hospitalityRatingContent);
  return (
    <HeadedSection id="rating" {...ratingHeading}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="rounded-lg border border-line bg-white p-7 md:p-10 lg:col-span-6">
          <h3 className="text-subtitle font-semibold tracking-snug">{rating.title}</h3>
          <p className="mt-6 flex items-baseline gap-1 tabular-nums">
            <span className="text-display font-medium tracking-tight">{rating.value}</span>
            <span className="text-title font-medium tracking-tight text-slate">{rating.scale}</span>
          </p>
          <Bar
            percent={rating.percent}
            className="mt-8 block h-3 w-full rounded-full"
            look={tealOnTint}
          />
          <p className="mt-4 flex justify-between gap-4 text-slate">
            <span>{rating.reviews}</span>
            <span className="tabular-nums">{rating.percent}%</span>
          </p>
        </div>
        <div className="grid content-center gap-y-6 text-lead text-slate lg:col-span-6">
          {ratingText.map((paragraph) => (
            <p key={paragraph} className="max-w-[48ch]">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </HeadedSection>
  );
}
