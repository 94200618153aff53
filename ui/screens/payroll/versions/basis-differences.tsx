import type { BasisDifference } from '#contracts/payroll/versions/shapes.ts'
import { css } from '#styled-system/css/index.js'
import { Section } from '#ui/widgets/section/section.tsx'
import { versionTexts as texts } from './versions.text.ts'

const table = css({ width: 'full', textStyle: 'table', borderCollapse: 'collapse', tableLayout: 'fixed' })
const head = css({
  textStyle: 'captionStrong',
  color: 'fg.muted',
  textAlign: 'start',
  paddingBlock: '1',
  paddingRight: '3',
  borderBottom: 'subtle',
})
const cell = css({
  paddingBlock: '1',
  paddingRight: '3',
  verticalAlign: 'baseline',
  borderBottom: 'subtle',
  textAlign: 'start',
  fontWeight: 'regular',
  overflowWrap: 'anywhere',
})
const muted = css({ color: 'fg.muted' })

/** Renders the facts of the basis that have changed since. */
export const BasisDifferences = ({ differences }: { readonly differences: readonly BasisDifference[] }) => (
  <Section title={texts.basis} description={differences.length > 0 ? texts.basisText : undefined}>
    {differences.length === 0 ? (
      <p className={muted}>{texts.basisSame}</p>
    ) : (
      <table className={table}>
        <thead>
          <tr>
            {[texts.fact, texts.sides.old, texts.sides.now].map(label => (
              <th key={label} scope="col" className={head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ Namn, Da, Nu }) => (
            <tr key={Namn}>
              <th scope="row" className={cell}>
                {Namn}
              </th>
              <td className={cell}>{Da || texts.none}</td>
              <td className={cell}>{Nu || texts.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Section>
)
