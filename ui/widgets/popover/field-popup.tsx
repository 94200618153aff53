import { Popover } from '@ark-ui/react/popover'
import type { ReactNode } from 'react'

export interface FieldPopupProps {
  /**
   * The id of the control that the popup belongs to. The popup lies under the control's box, and a
   * press on the control does not close it.
   */
  readonly controlId: string
  /** The popup's id, for the control's `aria-controls`. */
  readonly id: string
  readonly label: string
  readonly className: string | undefined
  readonly isAsWide?: boolean
  /**
   * Called on a press or focus outside, or on Escape. After Escape, the caller returns the focus to
   * the control.
   */
  readonly onClose: (how: 'outside' | 'escape') => void
  readonly children: ReactNode
}

/**
 * Renders the popup of a field. It is mounted only while open, so that a closed field costs no more
 * than its control. The caller moves the focus into it.
 */
export const FieldPopup = ({
  controlId,
  id,
  label,
  className,
  isAsWide = false,
  onClose,
  children,
}: FieldPopupProps) => {
  const box = () => document.getElementById(controlId)?.closest<HTMLElement>('[data-field-box]') ?? null
  return (
    <Popover.Root
      open
      ids={{ trigger: controlId, content: id }}
      autoFocus={false}
      restoreFocus={false}
      portalled={false}
      onEscapeKeyDown={event => {
        // Closes only the popup, not the dialog around it.
        event.preventDefault()
        onClose('escape')
      }}
      onInteractOutside={event => {
        if (box()?.contains(event.detail.target as Node | null)) event.preventDefault()
      }}
      onOpenChange={({ open }) => !open && onClose('outside')}
      positioning={{
        placement: 'bottom-start',
        strategy: 'fixed',
        gutter: 4,
        sameWidth: isAsWide,
        getAnchorElement: box,
      }}
    >
      <Popover.Positioner>
        <Popover.Content className={className} aria-label={label}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}
