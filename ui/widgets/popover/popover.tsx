import { Popover as ArkPopover } from '@ark-ui/react/popover'
import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react'
import { popover } from '#styled-system/recipes/index.js'

export interface PopoverProps {
  /** The button that opens the popover. It must pass its properties on, and have an id. */
  readonly trigger: ReactElement<{ readonly id: string }>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  /** Small and muted at the end of the title's line. */
  readonly aside?: ReactNode
  /** In CSS pixels; beyond it the content scrolls. */
  readonly maxHeight?: number
  readonly width?: number
  readonly children: ReactNode
}

/**
 * Renders a button with content to read under it. Unlike a menu, it may contain text and links. Tab
 * moves through the links, arrow keys scroll, Escape and a press outside close and return the
 * focus.
 */
export const Popover = ({
  trigger,
  open,
  onOpenChange,
  title,
  aside,
  maxHeight = 300,
  width = 380,
  children,
}: PopoverProps) => {
  const styles = popover()
  const body = useRef<HTMLDivElement>(null)
  return (
    <ArkPopover.Root
      open={open}
      onOpenChange={details => onOpenChange(details.open)}
      lazyMount
      unmountOnExit
      portalled={false}
      ids={{ trigger: trigger.props.id }}
      initialFocusEl={() => body.current}
      positioning={{ placement: 'bottom-end', gutter: 4, strategy: 'fixed' }}
    >
      <ArkPopover.Trigger asChild>{trigger}</ArkPopover.Trigger>
      <ArkPopover.Positioner>
        <ArkPopover.Content
          className={styles.content}
          aria-label={title}
          style={
            { '--popover-max-height': `${maxHeight / 16}rem`, '--popover-width': `${width / 16}rem` } as CSSProperties
          }
        >
          <div className={styles.header}>
            <ArkPopover.Title className={styles.title}>{title}</ArkPopover.Title>
            {aside}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and a section would be a landmark */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard */}
          <div ref={body} className={styles.body} tabIndex={0} aria-label={title} role="group">
            {children}
          </div>
        </ArkPopover.Content>
      </ArkPopover.Positioner>
    </ArkPopover.Root>
  )
}
