import { useState } from 'react'
import type { FormPage } from '#contracts/forms/form-layout.ts'
import { css } from '#styled-system/css/index.js'
import { formTexts as texts } from '#ui/forms/forms.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { SearchField } from '#ui/widgets/field/search-field.tsx'
import { useForm, useFormSelect } from './form-context.tsx'
import { type Hit, search } from './search.ts'

const side = css({
  display: 'grid',
  gap: '3',
  alignContent: 'start',
  position: { lg: 'sticky' },
  top: { lg: '[5rem]' },
  maxHeight: { lg: '[calc(100dvh - 6rem)]' },
  overflowY: { lg: 'auto' },
  /** Room for the focus ring, which would be clipped. */
  padding: '1',
  margin: '[-0.25rem]',
})
const wide = css({ display: { base: 'none', lg: 'grid' } })
const link = css({
  display: 'block',
  width: 'full',
  px: '2',
  py: '1.5',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  color: 'fg.muted',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
})
const none = css({ px: '2', color: 'fg.muted', overflowWrap: 'anywhere' })

interface FormContentsProps {
  readonly page: FormPage
  /** The current tab, whose cards are listed; undefined on a page without tabs. */
  readonly tab: string | undefined
  readonly onCard: (id: string) => void
  readonly onHit: (hit: Hit) => void
}

/**
 * Renders the table of contents beside a wide form, and a search that also finds fields on the
 * form's other pages.
 */
export function FormContents({ page, tab, onCard, onHit }: FormContentsProps) {
  const { layout } = useForm()
  const [term, setTerm] = useState('')
  const values = useFormSelect(({ context }) => context.values)
  const cards = page.cards
    .filter(card => card.tab === undefined || card.tab === tab)
    .filter(card => card.isShown?.(values) ?? true)
  const hits = search(layout, values, term, page)
  const go = (hit: Hit) => {
    setTerm('')
    onHit(hit)
  }
  return (
    <div className={side}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={term}
        onChange={setTerm}
        onKeyDown={event => {
          const [first] = hits
          if (event.key === 'Enter' && first) {
            event.preventDefault()
            go(first)
          }
          if (event.key === 'Escape') setTerm('')
        }}
      />
      <div role="status">
        {term.trim() !== '' &&
          (hits.length === 0 ? (
            <p className={none}>{texts.noHit(term.trim())}</p>
          ) : (
            <ul className={common.stackHalf}>
              {hits.map(hit => (
                <li key={hit.field}>
                  <button type="button" className={link} onClick={() => go(hit)}>
                    {hit.label}
                    <span className={common.captionLine}>{hit.place}</span>
                  </button>
                </li>
              ))}
            </ul>
          ))}
      </div>
      {term.trim() === '' && cards.length > 1 && (
        <nav aria-label={texts.contents} className={wide}>
          {cards.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className={link}
              onClick={event => {
                event.preventDefault()
                onCard(id)
              }}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
