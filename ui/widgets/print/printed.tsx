import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { css, cx } from '#styled-system/css/index.js'

export interface PrintedProps {
  /** What it is. */
  readonly label: string
  /** Across the paper's longer side. */
  readonly isWide?: boolean
  readonly className?: string | undefined
  /** The printer's dialog has been closed. */
  readonly onDone: () => void
  readonly children: ReactNode
}

const paper = css({
  display: 'none',
  '@media print': { display: 'block', color: '[black]', bg: '[white]', '&[data-wide]': { page: '[landscape]' } },
})

/**
 * What is handed to the printer, once its pictures have come: alone on the paper, and never on the
 * screen (ui/theme/global-css.ts).
 */
export function Printed({ label, isWide = false, className, onDone, children }: PrintedProps) {
  const sheet = useRef<HTMLElement>(null)
  const print = useEffectEvent(() => {
    window.print()
    onDone()
  })
  useLayoutEffect(() => {
    let isGone = false
    document.body.dataset.printing = ''
    // One that does not come is printed without.
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])].map(each => each.decode().catch(() => {}))
    void Promise.all(pictures).then(() => {
      if (!isGone) print()
    })
    return () => {
      isGone = true
      delete document.body.dataset.printing
    }
  }, [])
  return createPortal(
    <section
      ref={sheet}
      className={cx(paper, className)}
      data-print-sheet=""
      data-wide={isWide ? '' : undefined}
      aria-label={label}
    >
      {children}
    </section>,
    document.body,
  )
}
