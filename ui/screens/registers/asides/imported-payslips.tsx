import type { FormRow } from '#contracts/forms/field.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { css } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { registerTexts } from '#ui/screens/registers/registers.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'

const texts = registerTexts.importedPay
const kronor = decimalFormat({ places: 2, most: 2, zero: true }).show
const quantity = decimalFormat({ places: 0, most: 2, zero: true }).show

const frame = css({ display: 'grid', gap: '2', minWidth: '0' })
const scrolls = css({ overflow: 'auto', maxHeight: '[28rem]' })
const amounts = ['Brutto', 'Formaner', 'Skatt', 'Netto', 'Arbetsgivaravgift'] as const
const balances = ['SemBet', 'SemSpa', 'Komp', 'Flex'] as const

const columns: readonly PlainColumn[] = [
  { label: texts.day },
  ...amounts.map(name => ({ label: texts.amounts[name], isNumeric: true })),
  { label: texts.left },
]

const balancesOf = (row: FormRow): string =>
  balances
    .filter(name => Number(row[name]) !== 0)
    .map(name => `${texts.balances[name]} ${quantity(Number(row[name]))}`)
    .join(', ')

/** Renders the payslips of a person that were imported from files, the latest first. */
export default function ImportedPayslips() {
  const rows = useFormSelect(({ context }) => context.original?.Inlasta) as readonly FormRow[] | undefined
  if (!rows || rows.length === 0) return null
  return (
    <section className={frame} aria-label={texts.title}>
      <h3 className={common.strong}>{texts.title}</h3>
      <p className={common.caption}>{texts.hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the keyboard. */}
      <section className={scrolls} tabIndex={0} aria-label={texts.rows}>
        <PlainTable
          caption={texts.title}
          columns={columns}
          rows={rows.toReversed().map(row => ({
            key: String(row.Utbetalningsdag),
            cells: [
              row.Utbetalningsdag,
              ...amounts.map(name => kronor(Number(row[name]))),
              balancesOf(row),
            ] as string[],
          }))}
        />
      </section>
    </section>
  )
}
