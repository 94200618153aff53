import { Menu as ArkMenu } from '@ark-ui/react/menu'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { menu } from '#styled-system/recipes/index.js'

export interface MenuProps {
  /**
   * The button that opens the menu. It must pass its properties on, as `Button` and `IconButton`
   * do.
   */
  readonly trigger: ReactElement<{ readonly id?: string | undefined }>
  /** The accessible name, when the trigger's name is not enough. */
  readonly label?: string
  /**
   * What the menu concerns, such as a person. Shown above the items, not reached by the arrow keys.
   */
  readonly header?: ReactNode
  /** In CSS pixels; beyond it the menu scrolls. */
  readonly maxHeight?: number
  /** The edge of the trigger that the menu is aligned with. */
  readonly align?: 'start' | 'end'
  readonly onOpenChange?: (open: boolean) => void
  /** `MenuItem`, `MenuRadioGroup` and `MenuSeparator`. */
  readonly children: ReactNode
}

/**
 * Renders a button with a menu of commands: arrow keys and first letters move, Enter chooses,
 * Escape closes and returns the focus. The menu is rendered beside its trigger, in the same
 * landmark and tab order, and fixed to the window, so that no scroll container clips it.
 */
export const Menu = ({
  trigger,
  label,
  header,
  maxHeight = 380,
  align = 'start',
  onOpenChange,
  children,
}: MenuProps) => {
  const styles = menu()
  return (
    <ArkMenu.Root
      lazyMount
      unmountOnExit
      loopFocus
      positioning={{ placement: `bottom-${align}`, gutter: 4, strategy: 'fixed' }}
      onOpenChange={details => onOpenChange?.(details.open)}
      {...(label !== undefined && { 'aria-label': label })}
      {...(trigger.props.id !== undefined && { ids: { trigger: trigger.props.id } })}
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <ArkMenu.Positioner>
        <ArkMenu.Content
          className={styles.content}
          style={{ '--menu-max-height': `${maxHeight / 16}rem` } as CSSProperties}
        >
          {header !== undefined && (
            <div role="presentation" className={styles.header}>
              {header}
            </div>
          )}
          {children}
        </ArkMenu.Content>
      </ArkMenu.Positioner>
    </ArkMenu.Root>
  )
}
