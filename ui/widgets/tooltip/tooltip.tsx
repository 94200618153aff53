import { Portal } from '@ark-ui/react/portal'
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip'
import type { ReactElement } from 'react'
import { tooltip } from '#styled-system/recipes/index.js'
import { Kbd } from '../kbd/kbd.tsx'

export interface TooltipProps {
  readonly label: string
  readonly shortcut?: readonly string[] | undefined
  /** The focusable element that the tooltip describes. It must pass its properties on. */
  readonly children: ReactElement
  /** The element's id, when another widget (a menu) also needs it. */
  readonly triggerId?: string | undefined
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
}

/**
 * Renders an element with a few words on hover or keyboard focus. It must never be the only source
 * of important information.
 */
export const Tooltip = ({ label, shortcut, children, triggerId, side = 'bottom' }: TooltipProps) => {
  const styles = tooltip()
  return (
    <ArkTooltip.Root
      openDelay={400}
      closeDelay={80}
      interactive
      lazyMount
      unmountOnExit
      positioning={{ placement: side, gutter: 6 }}
      {...(triggerId !== undefined && { ids: { trigger: triggerId } })}
    >
      <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
      <Portal>
        <ArkTooltip.Positioner className={styles.positioner}>
          <ArkTooltip.Content className={styles.content}>
            {label}
            {shortcut && <Kbd keys={shortcut} tone="inverse" />}
          </ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  )
}
