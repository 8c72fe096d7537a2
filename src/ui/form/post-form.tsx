import type { ComponentProps } from "react";
import { Form } from "react-router";
import { AttemptField } from "./attempt-field.tsx";
import { type FieldAnswer, FormAnswerContext } from "./form-answer.ts";

interface PostFormProps extends Omit<ComponentProps<typeof Form>, "method"> {
  /** The answer for all fields, which then need no `answer` of their own. */
  answer?: FieldAnswer | undefined;
}

/** A form of a signed-in page that changes records: the same form, sent twice, is one change. */
export const PostForm = ({ children, ...props }: PostFormProps) => {
  const { answer, ...form } = props;
  return (
    <FormAnswerContext value={"answer" in props ? answer : null}>
      <Form method="post" {...form}>
        <AttemptField />
        {children}
      </Form>
    </FormAnswerContext>
  );
};
