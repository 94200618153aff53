import { Menu as ArkMenu } from '@ark-ui/react/menu'
import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { menu } from '#styled-system/recipes/index.js'

export interface MenuProps {
  /** The button that opens it; it must pass its properties on, as `Button` and `IconButton` do. */
  readonly trigger: ReactElement<{ readonly id?: string | undefined }>
  /** Its name, when the trigger does not already say it. */
  readonly label?: string
  /** Who or what it concerns: stands above the items, outside the arrow keys' reach. */
  readonly header?: ReactNode
  /** In CSS pixels; beyond it the menu scrolls. */
  readonly maxHeight?: number
  /** Which edge of the trigger it keeps to. */
  readonly align?: 'start' | 'end'
  readonly onOpenChange?: (open: boolean) => void
  /** `MenuItem`, `MenuRadioGroup` and `MenuSeparator`. */
  readonly children: ReactNode
}

/**
 * A list of commands under a button: arrow keys, first letters, Enter; Escape closes it and gives
 * the focus back. It lies where its trigger does, in the same landmark and tab order, fixed to the
 * window so that nothing that scrolls cuts it.
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
