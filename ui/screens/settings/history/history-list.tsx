import { useEffect, useState } from 'react'
import type { CompanyHistoryItem } from '#contracts/shapes/company.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useList } from '#ui/runtime/hooks.tsx'
import { companySettingsTexts } from '#ui/text/company-settings.ts'
import { formatTime } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { VisuallyHidden } from '#ui/widgets/visually-hidden/visually-hidden.tsx'
import { groupChanges, matchChanges } from './group-changes.ts'

const texts = companySettingsTexts.history
const head = css({ display: 'grid', gap: '3', padding: '4', borderBottom: 'subtle' })
const muted = css({ color: 'fg.muted', textStyle: 'table' })
const list = css({ display: 'grid' })
const saving = css({ display: 'grid', gap: '2', padding: '4', borderBottom: 'subtle' })
const who = css({ display: 'flex', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap' })
const name = css({ textStyle: 'strong' })
const time = css({ color: 'fg.muted', textStyle: 'caption', fontVariantNumeric: 'tabular-nums' })
const change = css({ display: 'grid', gap: '0.5' })
const values = css({ display: 'flex', flexWrap: 'wrap', gap: '1.5', textStyle: 'table', overflowWrap: 'anywhere' })
const before = css({ color: 'fg.muted', textDecoration: 'line-through' })
const blank = css({ color: 'fg.muted', fontStyle: 'italic' })
const padded = css({ padding: '4' })

/** Who has changed what, the newest first; asked for anew each time that it is opened. */
export function HistoryList() {
  const flow = useFlow('companyHistory')
  const history = useList('companyHistory')
  const [term, setTerm] = useState('')
  useEffect(() => flow.send({ type: 'list.reload' }), [flow])
  if (history.face === 'failed') return <ErrorState size="sm" title={texts.failed} onRetry={history.reload} />
  if (history.face === 'loading') {
    return (
      <div className={padded}>
        <SkeletonRows rows={6} />
      </div>
    )
  }
  if (history.value.length === 0) return <EmptyState size="sm" title={texts.empty.title} text={texts.empty.text} />
  const savings = groupChanges(matchChanges(history.value, term))
  return (
    <>
      <div className={head}>
        <p className={muted}>{texts.description}</p>
        <SearchField label={texts.search} placeholder={texts.search} value={term} onChange={setTerm} />
      </div>
      {savings.length === 0 && (
        <EmptyState
          size="sm"
          title={texts.noMatch(term.trim())}
          action={<Button onClick={() => setTerm('')}>{texts.clear}</Button>}
        />
      )}
      <ul className={list}>
        {savings.map(({ key, TimeStamp, User, changes }) => (
          <li key={key} className={saving}>
            <div className={who}>
              <span className={name}>{User?.Namn ?? texts.system}</span>
              <time dateTime={TimeStamp} className={time}>
                {formatTime(TimeStamp)}
              </time>
            </div>
            {changes.map(each => (
              <Change key={each.Field} {...each} />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

const Change = ({ Label, Before, After }: CompanyHistoryItem) => (
  <div className={change}>
    <span>{Label}</span>
    {Before === null || After === null ? (
      <span className={blank}>{texts.hidden}</span>
    ) : (
      <span className={values}>
        <VisuallyHidden>{texts.from}</VisuallyHidden>
        {Before === '' ? <span className={blank}>{texts.blank}</span> : <s className={before}>{Before}</s>}
        <span aria-hidden>→</span>
        <VisuallyHidden>{texts.to}</VisuallyHidden>
        {After === '' ? <span className={blank}>{texts.blank}</span> : <span>{After}</span>}
      </span>
    )}
  </div>
)
