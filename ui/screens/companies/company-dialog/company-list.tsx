import SearchX from 'lucide-react/icons/search-x'
import { useMemo, useRef, useState } from 'react'
import type { CompanyListItem } from '#contracts/companies/shapes.ts'
import * as selectArchive from '#machines/companies/company-archive/company-archive.select.ts'
import * as select from '#machines/companies/company-selection/company-selection.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect, useWritten } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts as texts } from '#ui/screens/companies/company-dialog/company-dialog.text.ts'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { VirtualList, type VirtualListHandle } from '#ui/widgets/virtual-list/virtual-list.tsx'
import { useRouteHasParameters } from '../../../shell/use-route-has-parameters.ts'
import { useMayCopy } from '../../copies/copy-entries.tsx'
import { CompanyActions } from './company-actions.tsx'
import { CompanyRow } from './company-row.tsx'

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minHeight: '0',
  /** Limits the height to 700 px and to the window, so that the list scrolls and not the dialog. */
  '& [role=grid]': { maxHeight: '[min(43.75rem, max(12rem, calc(100dvh - 25rem)))]' },
})
const idOf = (company: CompanyListItem) => company.FtgId

interface CompanyListProps {
  readonly companies: readonly CompanyListItem[]
  /** The accessible name of the list. */
  readonly label: string
  /** Whether the list is the archive, where no row needs the mark of an archived company. */
  readonly isArchive?: boolean
}

/**
 * Renders the companies to choose from: favourites, then the others. Has a search field from ten
 * companies on.
 */
export function CompanyList({ companies, label, isArchive = false }: CompanyListProps) {
  const selection = useFlow('companySelection')
  const routeHasParameters = useRouteHasParameters()
  const favourites = useSelect('companySelection', select.favourites)
  const currentId = useSelect('companySelection', select.currentId)
  const pendingId = useSelect('companySelection', select.pendingId)
  const togglingId = useSelect('companyArchive', selectArchive.togglingId)
  const mayClone = useMayCopy('CanClone')
  const [term, setTerm] = useWritten(isArchive ? 'archiveSearch' : 'companySearch', '')
  const [now] = useState(Date.now)
  const findable = useMemo(() => select.findable(companies), [companies])
  const lists = useMemo(() => select.listsOf(findable, favourites, term), [findable, favourites, term])
  const [closed, setClosed] = useState<readonly string[]>([])
  const sections = useMemo(() => sectionsOf(lists, closed), [lists, closed])
  const toggle = (key: string) =>
    setClosed(keys => (keys.includes(key) ? keys.filter(each => each !== key) : [...keys, key]))
  const list = useRef<VirtualListHandle>(null)
  const count = lists.favourites.length + lists.others.length

  return (
    <div className={column}>
      {companies.length >= select.searchAppearsAt && (
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          value={term}
          onChange={setTerm}
          onKeyDown={event => {
            if (event.key === 'ArrowDown') list.current?.focus()
          }}
        />
      )}
      {count === 0 ? (
        <EmptyState size="sm" icon={SearchX} title={texts.noMatch} />
      ) : (
        <VirtualList
          ref={list}
          label={label}
          sections={sections}
          itemKey={idOf}
          rowHeight={64}
          maxHeight={700}
          isChosen={company => company.FtgId === currentId}
          onActivate={({ FtgId }) => selection.send({ type: 'company.choose', FtgId, routeHasParameters })}
          onToggleSection={toggle}
          renderItem={company => (
            <CompanyRow
              company={company}
              isCurrent={company.FtgId === currentId}
              isPending={company.FtgId === pendingId || company.FtgId === togglingId}
              isMarked={company.Archived && !isArchive}
              now={now}
            />
          )}
          renderActions={(company, tabIndex) => (
            <CompanyActions
              company={company}
              isFavourite={favourites.includes(company.FtgId)}
              mayClone={mayClone}
              tabIndex={tabIndex}
            />
          )}
        />
      )}
    </div>
  )
}

/** Returns the sections of the list. The title 'Övriga' appears only when there are favourites. */
function sectionsOf({ favourites, others }: select.CompanyLists, closed: readonly string[]) {
  const section = (key: string, title: string, items: readonly CompanyListItem[]) => ({
    key,
    title,
    items,
    collapsed: closed.includes(key),
  })
  if (favourites.length === 0) return [{ key: 'others', items: others }]
  return [
    section('favourites', texts.favourites, favourites),
    ...(others.length > 0 ? [section('others', texts.others, others)] : []),
  ]
}
