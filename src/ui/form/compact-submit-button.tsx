import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "../button.tsx";

interface CompactSubmitButtonProps extends Omit<ComponentProps<"button">, "type"> {
  look?: ButtonLook;
}

/** Sends its form, in the size that buttons have in portal and office. */
export const CompactSubmitButton = ({
  look = "primary",
  className,
  ...rest
}: CompactSubmitButtonProps) => (
  <button type="submit" className={buttonClass(look, className, "compact")} {...rest} />
);
