/** Typed in, proposed for its kind of building, or traced on a floor plan. */
export type SurveyAreaSource = "entered" | "proposed" | "floor-plan";

/** Fields of an area as texts, by the names that a bid's sheet gives them. */
export type AreaTexts = Readonly<Record<string, string>>;
