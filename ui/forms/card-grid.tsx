import type { FormCard } from '#contracts/forms/form-layout.ts'
import { css } from '#styled-system/css/index.js'
import { FormField } from './form-field.tsx'

const grid = css({ display: 'grid', gap: { base: '4', md: '1' } })
const columns = css({
  display: 'grid',
  gap: { base: '3', md: '4' },
  alignItems: 'center',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[8rem minmax(0, 2fr) minmax(0, 1fr) repeat(var(--rest), 5rem)]',
  },
})
const line = css({
  minHeight: { md: 'control.md' },
  '&:not(:first-child)': { borderTop: { base: 'subtle', md: 'none' }, paddingTop: { base: '4', md: '0' } },
  // The heads of the columns say the labels.
  '& > * + * [data-field-top]': { md: { srOnly: true } },
})
const head = css({ display: { base: 'none', md: 'contents' }, textStyle: 'captionStrong', color: 'fg.muted' })

interface CardGridProps {
  readonly heads: readonly string[]
  readonly lines: FormCard['rows']
}

/**
 * Renders the rows of a card as the lines of a grid under common heads: a flag, a text, a number
 * and flags.
 */
export const CardGrid = ({ heads, lines }: CardGridProps) => (
  <div className={grid} style={{ '--rest': heads.length - 3 } as object}>
    <div className={head} aria-hidden>
      <div className={columns}>
        {heads.map(each => (
          <span key={each}>{each}</span>
        ))}
      </div>
    </div>
    {lines.map(each => {
      const names = typeof each === 'string' ? [each] : each
      return (
        <div key={names.join()} className={`${columns} ${line}`}>
          {names.map(name => (
            <FormField key={name} name={name} isCell />
          ))}
        </div>
      )
    })}
  </div>
)
