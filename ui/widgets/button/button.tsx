import type { ComponentProps, ComponentType, MouseEvent } from 'react'
import { css, cx } from '#styled-system/css/index.js'
import { button } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** An icon of lucide-react, or a component with the same properties. */
export type Icon = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>

/**
 * The appearance of a button: at most one `primary` in a view, `danger` for destructive actions
 * only.
 */
export interface ButtonLook {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  /** `md` is 36 px; `sm`, 32 px, is for tables and toolbars. Both are 44 px on touch devices. */
  readonly size?: 'sm' | 'md'
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  readonly icon?: Icon
  /** As wide as its container. */
  readonly block?: boolean
  /** Shown instead of the label while the action runs; the button cannot be pressed. */
  readonly pending?: boolean
}

const overlay = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' })
const label = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'inherit',
  gap: '[inherit]',
  minWidth: '0',
  '[data-pending] > &': { opacity: '0' },
})

/**
 * Renders a button. While `pending` it keeps its width, name and focus: it is `aria-disabled`
 * rather than `disabled`, and ignores clicks, also those from Enter in a form.
 */
export const Button = ({
  variant,
  size,
  block = false,
  icon: Icon,
  pending = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    {...(pending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
    onClick={pending ? swallow : onClick}
    className={cx(button({ variant, size, shape: block ? 'block' : 'text' }), rest.className)}
  >
    <span className={label}>
      {Icon && <Icon aria-hidden />}
      {children}
    </span>
    {pending && (
      <span className={overlay}>
        <Spinner />
        <VisuallyHidden>{widgetTexts.working}</VisuallyHidden>
      </span>
    )}
  </button>
)

const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}
