import { useLayoutEffect, useState } from 'react'

const waiting: (() => void)[] = []
let isOpening = false

function openNext(): void {
  const open = waiting.shift()
  isOpening = open !== undefined
  open?.()
  if (open) onceBeneathIsHidden(openNext)
}

/** An opened dialog hides what is beneath it from screen readers in the next frame. */
function onceBeneathIsHidden(act: () => void): void {
  if (document.hidden) setTimeout(act)
  else requestAnimationFrame(() => requestAnimationFrame(act))
}

/**
 * Returns whether a dialog is open, which is `open` unless several dialogs are to open at the same
 * time, as after a reload. These open one after another: each hides what is in the page when it
 * opens from screen readers, and two at once would hide each other.
 */
export function useTurn(open: boolean): boolean {
  const [isTurn, setTurn] = useState(false)
  useLayoutEffect(() => {
    if (!open) return
    const take = () => setTurn(true)
    waiting.push(take)
    if (!isOpening) openNext()
    return () => {
      if (waiting.includes(take)) waiting.splice(waiting.indexOf(take), 1)
      setTurn(false)
    }
  }, [open])
  return open && isTurn
}
