import type { ComponentProps } from "react";
import { Form } from "react-router";
import { AttemptField } from "./attempt-field.tsx";

/** A form of a signed-in page that changes records: the same form, sent twice, is one change. */
export const PostForm = ({ children, ...form }: Omit<ComponentProps<typeof Form>, "method">) => (
  <Form method="post" {...form}>
    <AttemptField />
    {children}
  </Form>
);
