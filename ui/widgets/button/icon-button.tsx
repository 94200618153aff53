import { Tooltip } from '../tooltip/tooltip.tsx'
import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx'

export interface IconButtonProps extends PlainIconButtonProps {
  /** Keys that do the same, shown in the tooltip. */
  readonly shortcut?: readonly string[]
}

/**
 * A button that is only an icon, with a tooltip. Every other property, also those that a menu gives
 * its trigger, reaches the button.
 */
export const IconButton = ({ shortcut, ...button }: IconButtonProps) => (
  <Tooltip label={button.label} shortcut={shortcut} triggerId={button.id}>
    <NamedButton {...button} />
  </Tooltip>
)

/**
 * The tooltip says the button's own name, so the description that it offers would be the name read
 * twice.
 */
const NamedButton = ({ 'aria-describedby': _tooltip, ...button }: PlainIconButtonProps) => (
  <PlainIconButton {...button} title={undefined} />
)
