import type { BasisDifference } from '#contracts/payroll/versions/shapes.ts'
import { common } from '#ui/theme/common-styles.ts'
import { PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { versionTexts as texts } from './versions.text.ts'

const columns = [texts.fact, texts.sides.old, texts.sides.now].map(label => ({ label }))

/** Renders the facts of the basis that have changed since. */
export const BasisDifferences = ({ differences }: { readonly differences: readonly BasisDifference[] }) => (
  <Section title={texts.basis} description={differences.length > 0 ? texts.basisText : undefined}>
    {differences.length === 0 ? (
      <p className={common.muted}>{texts.basisSame}</p>
    ) : (
      <PlainTable
        caption={texts.basis}
        columns={columns}
        rows={differences.map(({ Namn, Da, Nu }) => ({
          key: Namn,
          cells: [Namn, Da || texts.none, Nu || texts.none],
        }))}
      />
    )}
  </Section>
)
