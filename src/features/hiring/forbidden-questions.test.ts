import { expect, it } from "vitest";
import { answerTexts } from "./answer-texts.server.ts";
import { forbiddenQuestions } from "./forbidden-questions.ts";
import { answerTemplates } from "./hiring-types.ts";

it.each([
  ["How old are you?", ["age"]],
  ["¿Cuántos años tiene usted?", ["age"]],
  ["Please send us your date of birth.", ["age"]],
  ["Are you married, and do you have children?", ["family"]],
  ["¿Está embarazada o tiene hijos?", ["family"]],
  ["Where were you born? Are you a citizen?", ["origin"]],
  ["¿De dónde es usted?", ["origin"]],
  ["Which church do you go to?", ["religion"]],
  ["Do you have any medical condition or disability?", ["health"]],
  ["Indique si tiene alguna enfermedad.", ["health"]],
  ["Have you ever been arrested?", ["arrests"]],
  ["Have you been convicted of a crime?", ["convictions"]],
  ["¿Tiene antecedentes penales?", ["convictions"]],
  ["What was your last salary?", ["pay-history"]],
  ["HOW OLD ARE YOU? Have you been ARRESTED?", ["age", "arrests"]],
  ["¿Tiene una condicio\u0301n me\u0301dica?", ["health"]],
])("finds what nobody may ask: %s", (text, subjects) => {
  expect(forbiddenQuestions(text, "interview")).toEqual(subjects);
});

it.each([
  "Can you work nights?",
  "Are you authorized to work in the United States?",
  "Are you at least 18?",
  "Which pay do you expect?",
  "A background check follows an offer, where the law allows one.",
  "Our storage is on the third floor. Can you lift 40 pounds?",
  "Tell us at any step if you need an accommodation.",
  "¿Puede trabajar de noche?",
])("leaves alone what may be asked or said: %s", (text) => {
  expect(forbiddenQuestions(text, "received")).toEqual([]);
});

it("lets convictions be asked about once there is an offer, and arrests never", () => {
  const text = "Have you been convicted of a felony? Were you ever arrested?";
  expect(forbiddenQuestions(text, "screening")).toEqual(["arrests", "convictions"]);
  expect(forbiddenQuestions(text, "offer")).toEqual(["arrests"]);
});

it("no template asks for any of it", () => {
  for (const language of ["en", "es"] as const)
    for (const template of answerTemplates) {
      const { subject, text } = answerTexts(
        template,
        { reference: "A-7K3M9R", positionTitle: "Night Supervisor" },
        language,
      );
      expect(forbiddenQuestions(`${subject}\n${text}`, "received")).toEqual([]);
    }
});

it("a long text costs little", () => {
  const begin = performance.now();
  forbiddenQuestions("please your ".repeat(1_000), "received");
  expect(performance.now() - begin).toBeLessThan(1_000);
});
