import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { css, cx } from '#styled-system/css/index.js'

export interface PrintedProps {
  /** The name of the printout. */
  readonly label: string
  /** True for landscape orientation. */
  readonly isWide?: boolean
  readonly className?: string | undefined
  /** Called when the browser's print dialog has closed. */
  readonly onDone: () => void
  readonly children: ReactNode
}

const paper = css({
  display: 'none',
  '@media print': { display: 'block', color: '[black]', bg: '[white]', '&[data-wide]': { page: '[landscape]' } },
})

/**
 * Renders its children for print only, never on screen (ui/theme/global-css.ts), and opens the
 * browser's print dialog once its pictures have loaded.
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
    // A picture that fails to load is left out.
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
