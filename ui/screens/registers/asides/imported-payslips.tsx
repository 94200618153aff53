import type { FormRow } from '#contracts/forms/field.ts'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { css } from '#styled-system/css/index.js'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { registerTexts } from '#ui/screens/registers/registers.text.ts'

const texts = registerTexts.importedPay
const kronor = decimalFormat({ places: 2, most: 2, zero: true }).show
const quantity = decimalFormat({ places: 0, most: 2, zero: true }).show

const frame = css({ display: 'grid', gap: '2', minWidth: '0' })
const title = css({ textStyle: 'strong' })
const muted = css({ color: 'fg.muted', textStyle: 'caption' })
const scrolls = css({ overflow: 'auto', maxHeight: '[28rem]' })
const table = css({ width: 'full', textStyle: 'caption', borderCollapse: 'collapse' })
const cell = css({
  paddingBlock: '1.5',
  paddingInlineEnd: '4',
  borderBottomWidth: '[1px]',
  borderColor: 'border.subtle',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  '&[data-number]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})
const amounts = ['Brutto', 'Formaner', 'Skatt', 'Netto', 'Arbetsgivaravgift'] as const
const balances = ['SemBet', 'SemSpa', 'Komp', 'Flex'] as const

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
      <h3 className={title}>{texts.title}</h3>
      <p className={muted}>{texts.hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the keyboard. */}
      <section className={scrolls} tabIndex={0} aria-label={texts.rows}>
        <table className={table}>
          <thead>
            <tr>
              <th className={cell}>{texts.day}</th>
              {amounts.map(name => (
                <th key={name} className={cell} data-number="">
                  {texts.amounts[name]}
                </th>
              ))}
              <th className={cell}>{texts.left}</th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(row => (
              <tr key={String(row.Utbetalningsdag)}>
                <td className={cell}>{row.Utbetalningsdag}</td>
                {amounts.map(name => (
                  <td key={name} className={cell} data-number="">
                    {kronor(Number(row[name]))}
                  </td>
                ))}
                <td className={cell}>{balancesOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
