import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import type { Draft, Drafts } from '../rows/draft.ts'
import { showKr } from '../show.ts'

/** What the law says of pay that is paid in advance. */
export const advanceSource = 'Inkomstskattelagen 10 kap. 8 §: lön beskattas när den betalas ut'

/** Returns a pay type as that of pay: an advance is pay, taxed and declared when it is paid. */
export const asPay = (payType: PayTypeFact): PayTypeFact => ({
  ...payType,
  kind: 'BRUTTO',
  tax: 'TAB',
  contribution: 'AVG',
  box: '011',
  tick: '',
})

const prefix = 'förskott.'

/** Returns the id of the row that deducts an advance. */
export const advanceRowId = (advance: string): string => `${prefix}${advance}`

/** True for a row that deducts an advance. */
export const deductsAdvance = ({ id }: Pick<Draft, 'id'>): boolean => id.startsWith(prefix)

/**
 * Returns the deductions of what has been paid in advance. It was taxed as pay then, so that it is
 * deducted of the pay before tax. As much is deducted as leaves the net pay at zero or more; the
 * rest is left for the next payslip.
 *
 * @param regular the pay that the deduction is made of
 * @param netWith returns the net pay of the payslip with further rows
 */
export function advances(reading: Reading, regular: Ore, netWith: (rows: readonly Draft[]) => Ore): Drafts {
  const paid = reading.basis.advances
  if (paid.length === 0) return { rows: [], warnings: [] }
  const payType = reading.steered('ArtForskott')
  const whole = paid.reduce((sum, { amount }) => sum + amount, 0)
  if (!payType) {
    const text = `Förskott på ${showKr(whole)} kr är inte avdraget: löneart för avdrag för förskott saknas i styrningen.`
    return { rows: [], warnings: [text] }
  }
  const rowsOf = (most: Ore): readonly Draft[] => {
    let left = most
    return paid.flatMap(advance => {
      const amount = Math.min(left, advance.amount)
      left -= amount
      return amount === 0 ? [] : [rowOf(reading, asPay(payType), advance, amount)]
    })
  }
  const isEnough = (most: Ore): boolean => netWith(rowsOf(most)) >= 0
  const taken = greatest(Math.max(0, Math.min(whole, regular)), isEnough)
  const rest = whole - taken
  const warnings =
    rest === 0 ? [] : [`Lönen räcker inte till hela förskottet. ${showKr(rest)} kr dras på nästa lönebesked.`]
  return { rows: rowsOf(taken), warnings }
}

/** Returns the greatest amount up to a limit that is enough, found by halving; 0 when none is. */
function greatest(limit: Ore, isEnough: (amount: Ore) => boolean): Ore {
  if (isEnough(limit)) return limit
  let [low, high] = [0, limit]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) low = middle
    else high = middle
  }
  return low
}

function rowOf(
  { basis: { payout } }: Reading,
  payType: PayTypeFact,
  { id, paid, amount: whole }: Reading['basis']['advances'][number],
  amount: Ore,
): Draft {
  const rowId = advanceRowId(id)
  const rest = whole - amount
  return {
    id: rowId,
    payType,
    text: '',
    from: payout.payDate,
    to: payout.payDate,
    quantity: null,
    price: null,
    exactPrice: null,
    amount: -amount,
    units: [],
    distribution: '',
    steps: [
      {
        id: rowId,
        text: 'Avdrag för förskott på lön',
        value: -amount,
        unit: 'kr',
        source: advanceSource,
        formula:
          rest === 0
            ? `−${showKr(amount)}, beskattat när förskottet betalades ut`
            : `−${showKr(amount)}, så mycket som nettolönen räcker till; ${showKr(rest)} dras på nästa lönebesked`,
        inputs: [
          { name: 'Förskott att dra av', value: `${showKr(whole)} kr` },
          { name: 'Utbetalt', value: paid },
        ],
      },
    ],
  }
}
