import { useMemo, useState } from 'react'
import { type RightsRow, rightsRows, rowsFound } from '#contracts/rights/rights-rows.ts'

const branches = rightsRows.filter(({ hasRows }) => hasRows).map(({ id }) => id)

/** The rows of the tree that are in sight: what is unfolded, or what a search finds. */
export interface TreeRows {
  readonly rows: readonly RightsRow[]
  readonly term: string
  readonly search: (term: string) => void
  readonly isOpen: (row: RightsRow) => boolean
  readonly setOpen: (row: RightsRow, isOpen: boolean) => void
  readonly isAllOpen: boolean
  readonly setAllOpen: (isOpen: boolean) => void
}

/** Returns the rows in sight. A search unfolds what it finds, until it is cleared. */
export function useTreeRows(): TreeRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [term, setTerm] = useState('')
  const isSearching = term.trim() !== ''
  const found = useMemo(() => rowsFound(term), [term])
  const isOpenId = (id: string) => (isSearching ? !folded.has(id) : open.has(id))
  return {
    rows: found.filter(({ within }) => within.every(isOpenId)),
    term,
    search: text => {
      setFolded(new Set())
      setTerm(text)
    },
    isOpen: ({ id }) => isOpenId(id),
    setOpen: ({ id }, isOpen) => {
      const [set, change, has] = isSearching
        ? ([folded, setFolded, !isOpen] as const)
        : ([open, setOpen, isOpen] as const)
      change(has ? new Set([...set, id]) : new Set([...set].filter(each => each !== id)))
    },
    isAllOpen: branches.every(isOpenId),
    setAllOpen: isOpen => {
      setOpen(new Set(isOpen ? branches : []))
      setFolded(new Set(isOpen ? [] : branches))
    },
  }
}
