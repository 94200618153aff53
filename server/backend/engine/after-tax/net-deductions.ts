import type { PayTypeFact } from '../basis/pay-type-facts.ts'
import { type Ore, scaled, shareOf, wholeKronor } from '../money.ts'
import type { Reading } from '../reading.ts'
import { type Draft, type Drafts, noDrafts } from '../rows/draft.ts'
import { showKr, showRate } from '../show.ts'
import type { StepInput } from '../step.ts'

interface Deduction {
  readonly id: string
  readonly text: string
  readonly amount: Ore
  readonly formula: string
  readonly inputs: readonly StepInput[]
  readonly source: string
}

function rowOf(
  reading: Reading,
  payType: PayTypeFact,
  { id, text, amount, formula, inputs, source }: Deduction,
): Draft {
  const { payDate } = reading.basis.payout
  return {
    id,
    payType,
    text: '',
    from: payDate,
    to: payDate,
    quantity: null,
    price: null,
    exactPrice: null,
    amount,
    units: [],
    distribution: '',
    steps: [{ id, text, formula, inputs, value: amount, unit: 'kr', source }],
  }
}

/** Returns the union's fee: an amount, or a share of gross pay up to the union's limit. */
export function unionFee(reading: Reading, gross: Ore): Drafts {
  const { union } = reading.basis
  const payType = reading.steered('ArtFack')
  if (!union || !payType || union.fee === 'IND') return noDrafts
  const share = shareOf(Math.max(0, gross), union.share)
  const fee = union.fee === 'KR' ? union.amount : Math.min(share, union.most ?? share)
  if (fee === 0) return noDrafts
  const most = union.most === null ? '' : `, högst ${showKr(union.most)}`
  const formula =
    union.fee === 'KR'
      ? `−${showKr(fee)}`
      : `−${showKr(gross)} × ${showRate(union.share)} = ${showKr(-fee)}, avrundat till hela ören${most}`
  const row = rowOf(reading, payType, {
    id: 'fack',
    text: `Medlemsavgift ${union.name}`,
    amount: -fee,
    formula,
    source: union.name,
    inputs: union.fee === 'KR' ? [] : [{ name: 'Bruttolön', value: `${showKr(gross)} kr` }],
  })
  return { rows: [row], warnings: [] }
}

/**
 * Returns what Kronofogden takes: what is left after tax above the reserved amount, at most the
 * decided amount, in whole kronor. Earlier payouts of the month count, so that the month's reserved
 * amount is kept once, and its decided amount taken once. Tax-free allowances are not counted
 * (Utsökningsbalken 7 kap. 4 §).
 */
export function garnishments(reading: Reading, gross: Ore, tax: Ore): Drafts {
  const payType = reading.steered('ArtUtmatning')
  const { garnishments: decisions, payout, history } = reading.basis
  if (!payType) return noDrafts
  const earlier = history.earlierInMonth
  const net = gross - tax
  const before = earlier.cash - earlier.tax
  let taken = earlier.garnished
  // What the earlier payouts took went to the decisions in their order.
  let takenEarlier = earlier.garnished
  let left = Math.max(0, net)
  const rows = decisions.flatMap(({ id, from, to, reserved, most }): readonly Draft[] => {
    if (payout.payDate < from || (to !== null && payout.payDate > to)) return []
    const above = Math.max(0, net + before - reserved - taken)
    const own = Math.min(most ?? takenEarlier, takenEarlier)
    takenEarlier -= own
    const amount = wholeKronor(Math.min(above, most === null ? above : most - own, left))
    taken += amount
    left -= amount
    const limit =
      most === null
        ? 'allt över förbehållsbeloppet'
        : `högst ${showKr(most)} enligt beslutet${own === 0 ? '' : `, varav ${showKr(own)} är taget`}`
    const others = taken - amount
    const paid = before === 0 ? '' : ` + ${showKr(before)}`
    const counted = others === 0 ? '' : ` − ${showKr(others)}`
    return [
      rowOf(reading, payType, {
        id: `utmätning.${id}`,
        text: 'Utmätning i lön',
        amount: -amount + 0,
        formula: `−(${showKr(net)}${paid} − ${showKr(reserved)}${counted}), ${limit}, ören stryks = ${showKr(-amount)}`,
        inputs: [
          { name: 'Lön efter skatt', value: `${showKr(net)} kr` },
          { name: 'Förbehållsbelopp', value: `${showKr(reserved)} kr` },
          ...(before === 0 ? [] : [{ name: 'Tidigare utbetalt i månaden efter skatt', value: `${showKr(before)} kr` }]),
          ...(others === 0 ? [] : [{ name: 'Redan utmätt', value: `${showKr(others)} kr` }]),
        ],
        source: 'Utsökningsbalken 7 kap. 4–6 §§ och Kronofogdens beslut',
      }),
    ]
  })
  return { rows, warnings: [] }
}

const places = ['hela kronor', 'hela tior av ören', 'hela ören'] as const

/** Returns the row that rounds what is paid to the company's decimals, halves away from zero. */
export function rounding(reading: Reading, net: Ore): Drafts {
  const payType = reading.steered('ArtAvrund')
  const { netDecimals } = reading.basis.company
  const to = scaled(net, [1, 1], 'nearest', 10 ** (2 - netDecimals))
  const amount = to - net
  if (!payType || amount === 0) return noDrafts
  const row = rowOf(reading, payType, {
    id: 'avrundning',
    text: 'Öresavrundning',
    amount,
    formula: `${showKr(to)} − ${showKr(net)} = ${showKr(amount)}, avrundat till ${places[netDecimals] ?? places[2]}`,
    inputs: [{ name: 'Nettolön före avrundning', value: `${showKr(net)} kr` }],
    source: 'Företagets inställning för decimaler i utbetalt belopp',
  })
  return { rows: [row], warnings: [] }
}
