import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormPage } from '#contracts/forms/form-layout.ts'
import { fieldsOfCard } from '#contracts/forms/form-layout.ts'
import { focusControl } from './focus-control.ts'
import { fieldSelector } from './form-field.tsx'

/**
 * Tracks the open cards and tabs of a page, and reveals a field or a card that is hidden in one.
 */
export function useReveal(page: FormPage) {
  const tabs = useMemo(() => [...new Set(page.cards.flatMap(({ tab }) => tab ?? []))], [page])
  const [tab, setTab] = useState(tabs[0])
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>({})
  const [target, setTarget] = useState<{ readonly field?: string; readonly card: string } | null>(null)
  const root = useRef<HTMLDivElement>(null)

  const setCardOpen = useCallback((id: string, isOpen: boolean) => setOpen(before => ({ ...before, [id]: isOpen })), [])
  const show = useCallback(
    (found: FormPage['cards'][number] | undefined, field?: string) => {
      if (!found) return false
      if (found.tab !== undefined) setTab(found.tab)
      setCardOpen(found.id, true)
      setTarget({ card: found.id, ...(field !== undefined && { field }) })
      return true
    },
    [setCardOpen],
  )
  /** Reveals the field and focuses it. Returns false when it is on another page. */
  const toField = useCallback(
    (name: string): boolean =>
      show(
        page.cards.find(each => fieldsOfCard(each).includes(name)),
        name,
      ),
    [page, show],
  )
  /** Reveals the card and scrolls to its top. */
  const toCard = useCallback((id: string): boolean => show(page.cards.find(each => each.id === id)), [page, show])

  // Runs after rendering, when the target is visible. A tab's content takes some frames more.
  useEffect(() => {
    if (!target) return
    let framesLeft = 10
    let frame = 0
    const goThere = () => {
      const card = root.current?.querySelector<HTMLElement>(`#${CSS.escape(target.card)}`)
      const field = target.field && card?.querySelector<HTMLElement>(fieldSelector(target.field))
      const isThere = target.field === undefined ? card : field
      if (!isThere && framesLeft > 0) {
        framesLeft -= 1
        frame = requestAnimationFrame(goThere)
      } else if (field) focusControl(field)
      else card?.scrollIntoView({ block: 'start' })
    }
    goThere()
    return () => cancelAnimationFrame(frame)
  }, [target])

  const isOpen = (id: string): boolean => open[id] ?? !page.cards.find(each => each.id === id)?.isClosed
  return { root, tabs, tab, setTab, isOpen, setCardOpen, toField, toCard }
}

export type Reveal = ReturnType<typeof useReveal>
