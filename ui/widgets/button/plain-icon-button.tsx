import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css/index.js'
import { button } from '#styled-system/recipes/index.js'
import type { ButtonLook, Icon } from './button.tsx'

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, ButtonLook {
  readonly icon: Icon
  /** What it does, in words: its name, and what the browser shows of it. */
  readonly label: string
}

/**
 * A button that is only an icon, with the browser's own tooltip: in the rows of a long list, where
 * a tooltip each would cost more than it says, and on the first screen, which ours would keep
 * waiting.
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
