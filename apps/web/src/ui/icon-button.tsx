import { BareIconButton, type IconButtonProps } from './button.tsx';

/** A button of one icon; the `TooltipLayer` of the page shows its label on hover and focus. */
export function IconButton(props: IconButtonProps) {
  return <BareIconButton data-tooltip {...props} />;
}
