import { BareIconButton, type IconButtonProps } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button of one icon; its label shows on hover and focus. Stands below a `TooltipProvider`. */
export function IconButton(props: IconButtonProps) {
  return (
    <Tooltip words={props.label}>
      <BareIconButton {...props} />
    </Tooltip>
  );
}
