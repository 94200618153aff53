import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FormPage } from '#contracts/forms/form-layout.ts'
import { fieldsOfCard } from '#contracts/forms/form-layout.ts'
import { fieldSelector } from './form-field.tsx'

const control = ':is(input, select, textarea, button):not(:disabled, [type=hidden], [tabindex="-1"])'

/**
 * What of a page is open, and how a field or a card that is hidden behind a tab or in a closed card
 * is come to.
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
  /** Shows the field and gives it the focus. False when it stands on another page. */
  const toField = useCallback(
    (name: string): boolean =>
      show(
        page.cards.find(each => fieldsOfCard(each).includes(name)),
        name,
      ),
    [page, show],
  )
  /** Shows the card, its head at the top. */
  const toCard = useCallback((id: string): boolean => show(page.cards.find(each => each.id === id)), [page, show])

  // After it is drawn: what hid it has gone. A tab's content comes some frames later.
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
      } else if (field) {
        field.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
        field.scrollIntoView({ block: 'center' })
      } else card?.scrollIntoView({ block: 'start' })
    }
    goThere()
    return () => cancelAnimationFrame(frame)
  }, [target])

  const isOpen = (id: string): boolean => open[id] ?? !page.cards.find(each => each.id === id)?.isClosed
  return { root, tabs, tab, setTab, isOpen, setCardOpen, toField, toCard }
}

export type Reveal = ReturnType<typeof useReveal>
