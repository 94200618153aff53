import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css/index.js'
import { button } from '#styled-system/recipes/index.js'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { ButtonLook, Icon } from './button.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, ButtonLook {
  readonly icon: Icon
  /** What it does, in words: its name, and its tooltip. */
  readonly label: string
  /** Keys that do the same, shown in the tooltip. */
  readonly shortcut?: readonly string[]
  /** False in the rows of a long list, where a tooltip each would cost more than it says; the browser's own stands in. */
  readonly tooltip?: boolean
}

/** A button that is only an icon. Every other property, also those that a menu gives its trigger, reaches the button. */
export const IconButton = ({
  icon,
  label,
  shortcut,
  tooltip = true,
  variant = 'ghost',
  size,
  className,
  ...rest
}: IconButtonProps) => {
  const element = (
    <NamedButton
      {...rest}
      icon={icon}
      aria-label={label}
      className={cx(button({ variant, size, shape: 'icon' }), className)}
      {...(!tooltip && { title: label })}
    />
  )
  if (!tooltip) return element
  return (
    <Tooltip label={label} shortcut={shortcut} triggerId={rest.id}>
      {element}
    </Tooltip>
  )
}

type NamedButtonProps = ComponentProps<'button'> & { readonly icon: Icon }

/** The tooltip says the button's own name, so the description that it offers would be the name read twice. */
const NamedButton = ({ icon: Icon, 'aria-describedby': _tooltip, ...rest }: NamedButtonProps) => (
  <button type="button" {...rest}>
    <Icon aria-hidden />
  </button>
)
