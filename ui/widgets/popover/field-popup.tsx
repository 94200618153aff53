import { Popover } from '@ark-ui/react/popover'
import type { ReactNode } from 'react'

export interface FieldPopupProps {
  /**
   * Of the control that it belongs to: it lies under its box, and a press on the control is not one
   * outside.
   */
  readonly controlId: string
  /** Its own id, for the control's `aria-controls`. */
  readonly id: string
  readonly label: string
  readonly className: string | undefined
  readonly isAsWide?: boolean
  /**
   * A press or the focus elsewhere, or Escape; after Escape the focus belongs to the control again.
   */
  readonly onClose: (how: 'outside' | 'escape') => void
  readonly children: ReactNode
}

/**
 * What a field opens to choose from. It is in the page only while it is open, so that a field at
 * rest costs no more than its control; whoever opens it puts the focus into it.
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
        // It alone closes, not what it lies in.
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
