import { Building2, SearchX, Star } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { CompanyListItem } from '#contracts/shapes/company.ts'
import * as select from '#machines/company-selection/company-selection.select.ts'
import { failureText } from '#machines/shared/tell.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts as texts } from '#ui/text/company-dialog.ts'
import { PlainIconButton } from '#ui/widgets/button/plain-icon-button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { VirtualList, type VirtualListHandle } from '#ui/widgets/virtual-list/virtual-list.tsx'
import { CloneButton, useMayCopy } from '../copies/copy-entries.tsx'
import { useRouteHasParameters } from '../use-route-has-parameters.ts'
import { CompanyRow } from './company-row.tsx'

const column = css({ display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0' })
const idOf = (company: CompanyListItem) => company.FtgId

/** The tab 'Välj företag': favourites and the others, a search from ten companies on. */
export function CompanyList() {
  const selection = useFlow('companySelection')
  const companies = useSelect('companySelection', select.companies)
  const failure = useSelect('companySelection', select.listFailure)
  const isListing = useSelect('companySelection', select.isListing)
  if (failure && !companies) {
    return (
      <ErrorState
        title={texts.failed}
        text={failureText(failure)}
        onRetry={() => selection.send({ type: 'companies.retry' })}
        pending={isListing}
      />
    )
  }
  if (!companies) return <SkeletonRows rows={4} label={texts.loading} />
  if (companies.length === 0) return <EmptyState icon={Building2} title={texts.empty.title} text={texts.empty.text} />
  return <Companies companies={companies} />
}

function Companies({ companies }: { readonly companies: readonly CompanyListItem[] }) {
  const selection = useFlow('companySelection')
  const routeHasParameters = useRouteHasParameters()
  const favourites = useSelect('companySelection', select.favourites)
  const currentId = useSelect('companySelection', select.currentId)
  const pendingId = useSelect('companySelection', select.pendingId)
  const mayClone = useMayCopy('CanClone')
  const [term, setTerm] = useState('')
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
          label={texts.title}
          sections={sections}
          itemKey={idOf}
          rowHeight={56}
          maxHeight={700}
          isChosen={company => company.FtgId === currentId}
          onActivate={({ FtgId }) => selection.send({ type: 'company.choose', FtgId, routeHasParameters })}
          onToggleSection={toggle}
          renderItem={company => (
            <CompanyRow
              company={company}
              isCurrent={company.FtgId === currentId}
              isPending={company.FtgId === pendingId}
            />
          )}
          renderActions={(company, tabIndex) => (
            <>
              <Favourite company={company} isOn={favourites.includes(company.FtgId)} tabIndex={tabIndex} />
              {mayClone && <CloneButton company={company} tabIndex={tabIndex} />}
            </>
          )}
        />
      )}
    </div>
  )
}

/** 'Övriga' is titled only when there are favourites beside it. */
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

interface FavouriteProps {
  readonly company: CompanyListItem
  readonly isOn: boolean
  readonly tabIndex: number
}

/** Marks a company as a favourite of this browser. */
function Favourite({ company: { FtgId, Namn }, isOn, tabIndex }: FavouriteProps) {
  const selection = useFlow('companySelection')
  return (
    <PlainIconButton
      icon={isOn ? StarOn : Star}
      label={isOn ? texts.unfavour(Namn) : texts.favour(Namn)}
      size="sm"
      tabIndex={tabIndex}
      aria-pressed={isOn}
      onClick={() => selection.send({ type: 'company.favour', FtgId })}
    />
  )
}

const filled = css({ color: 'accent.text', fill: 'accent.fill' })
const StarOn = () => <Star aria-hidden className={filled} />
