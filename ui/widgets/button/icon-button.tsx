import { Tooltip } from '../tooltip/tooltip.tsx'
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx'

export interface IconButtonProps extends PlainIconButtonProps {
  /** Shortcut keys, shown in the tooltip. */
  readonly shortcut?: readonly string[]
}

/**
 * Renders a button with only an icon, and a tooltip. Other properties, such as a menu trigger's,
 * are passed to the button.
 */
export const IconButton = ({ shortcut, ...button }: IconButtonProps) => (
  <Tooltip label={button.label} shortcut={shortcut} triggerId={button.id}>
    <NamedButton {...button} />
  </Tooltip>
)

/** Drops the tooltip's description, which repeats the button's name. */
const NamedButton = ({ 'aria-describedby': _tooltip, ...button }: PlainIconButtonProps) => (
  <PlainIconButton {...button} title={undefined} />
)
