import { monthOf } from '../dates.ts'
import { fixedPayOf } from '../pay/fixed-pay.ts'
import type { Reading } from '../reading.ts'
import { showKr } from '../show.ts'
import { type Drafts, noDrafts } from './draft.ts'
import { roundedAway } from './sum-decimals.ts'

/**
 * Returns what earlier months' fixed pay differs from what was paid, when pay, degree or employment
 * has been changed afterwards. Each month has its own row, of its own days.
 */
export function retroactiveRows(reading: Reading): Drafts {
  const payType = reading.steered('ArtRetro')
  if (!payType) return noDrafts
  const rows = reading.basis.history.fixedPay.flatMap(({ from, to, amount: paid }) => {
    const due = fixedPayOf(reading, { from, to })
    const amount = due - paid
    if (Math.abs(amount) <= roundedAway(reading, { from, to })) return []
    const id = `retro.${from}`
    return [
      {
        id,
        payType,
        text: '',
        from,
        to,
        quantity: null,
        price: null,
        exactPrice: null,
        amount,
        units: [],
        distribution: '',
        steps: [
          {
            id,
            text: `Ändrad lön för ${monthOf(from)}`,
            value: amount,
            unit: 'kr' as const,
            formula: `${showKr(due)} − ${showKr(paid)} = ${showKr(amount)}`,
            inputs: [
              { name: 'Fast lön enligt nu gällande uppgifter', value: `${showKr(due)} kr` },
              { name: 'Utbetald fast lön', value: `${showKr(paid)} kr` },
            ],
            source: 'Lön och sysselsättningsgrad per dag',
          },
        ],
      },
    ]
  })
  return { rows, warnings: [] }
}
