import { useState } from 'react'
import { historyOf } from '#contracts/copies/company-copy.rules.ts'
import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import { css } from '#styled-system/css/index.js'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { CollapsibleSection } from '#ui/widgets/section/collapsible-section.tsx'

const texts = copyTexts.restore
const scroller = css({ maxHeight: '[16rem]', overflow: 'auto' })
const table = css({
  width: 'full',
  textStyle: 'table',
  borderCollapse: 'collapse',
  '& :is(th, td)': { textAlign: 'start', paddingBlock: '2', paddingInline: '4', borderTop: 'subtle' },
  '& thead th': { textStyle: 'captionStrong', color: 'fg.muted', borderTop: 'none' },
  '& td:last-child': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'fg.muted' },
})
const none = css({ padding: '4', color: 'fg.muted' })

/** Renders the history of the company at the time of the copy: event and time. */
export function CopyHistory({ copy }: { readonly copy: CompanyCopy }) {
  const [isOpen, setOpen] = useState(false)
  const events = historyOf(copy.MetaData.History)
  return (
    <CollapsibleSection title={texts.history} count={events.length} padding="none" open={isOpen} onOpenChange={setOpen}>
      {events.length === 0 ? (
        <p className={none}>{texts.noHistory}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
        <section className={scroller} tabIndex={0} aria-label={texts.history}>
          <table className={table}>
            <thead>
              <tr>
                <th scope="col">{texts.event}</th>
                <th scope="col">{texts.time}</th>
              </tr>
            </thead>
            <tbody>
              {events.map(({ time, event }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and two may be equal
                <tr key={at}>
                  <td>{event}</td>
                  <td>{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </CollapsibleSection>
  )
}
