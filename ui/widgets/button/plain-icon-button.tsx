import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css/index.js'
import { button } from '#styled-system/recipes/index.js'
import type { ButtonLook, Icon } from './button.tsx'

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, ButtonLook {
  readonly icon: Icon
  /** The accessible name, also shown as the browser's tooltip. */
  readonly label: string
}

/**
 * Renders a button with only an icon and the browser's own tooltip. For rows of long lists, where a
 * tooltip component each is too costly, and for the first screen, which it would delay.
 */
export const PlainIconButton = ({
  icon: Icon,
  label,
  variant = 'ghost',
  size,
  className,
  ...rest
}: PlainIconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={cx(button({ variant, size, shape: 'icon' }), className)}
  >
    <Icon aria-hidden />
  </button>
)
