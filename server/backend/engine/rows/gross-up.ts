import type { WantedNet } from '../basis.ts'
import { fraction } from '../fraction.ts'
import type { Ore } from '../money.ts'
import type { Reading } from '../reading.ts'
import { showKr } from '../show.ts'
import { type Draft, type Drafts, noDrafts } from './draft.ts'
import { writtenRows } from './written-rows.ts'

/**
 * Returns the net pay that a written row of net pay says (ArtNetto); its gross is a month's pay. A
 * row of nothing asks for nothing.
 */
function wantedByRow(reading: Reading): WantedNet | null {
  const [netPay, gross] = [reading.steered('ArtNetto'), reading.steered('ArtManLon')]
  if (!netPay || !gross) return null
  const net = writtenRows(reading)
    .filter(({ payType }) => payType === netPay.number)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  return net > 0 ? { net, payType: gross.number } : null
}

/** More than the tries that any tax needs: what is missing shrinks by half each time. */
const maxTries = 200

/**
 * Returns the row whose gross amount gives the wanted net pay. Each try adds what is missing, so
 * that the first amount that fits is the least one. Where the tax falls as the pay rises, such as
 * between a table's amounts and its percentages, no amount may fit: the nearest is taken.
 *
 * @param netWith returns the net pay of the payslip with further rows
 */
export function grossUp(reading: Reading, netWith: (rows: readonly Draft[]) => Ore): Drafts {
  const { payout } = reading.basis
  const wantedNet = reading.basis.wantedNet ?? wantedByRow(reading)
  if (!wantedNet) return noDrafts
  const payType = reading.payType(wantedNet.payType)
  if (!payType) return { rows: [], warnings: [`Löneart ${wantedNet.payType} för nettolönen finns inte.`] }
  const { net: wanted } = wantedNet
  const rowOf = (amount: Ore, net: Ore): Draft => {
    const isExact = net === wanted
    return {
      id: 'nettolön',
      payType,
      text: '',
      from: payout.pay.from,
      to: payout.pay.to,
      quantity: 100,
      price: amount,
      exactPrice: fraction(amount),
      amount,
      units: [],
      distribution: '',
      steps: [
        {
          id: 'nettolön',
          text: `${payType.text} för önskad nettolön`,
          value: amount,
          unit: 'kr',
          formula: isExact
            ? `${showKr(amount)} brutto ger exakt ${showKr(wanted)} netto`
            : `${showKr(amount)} brutto ger ${showKr(net)} netto, närmast ${showKr(wanted)}`,
          inputs: [{ name: 'Önskad nettolön', value: `${showKr(wanted)} kr` }],
          source: 'Sökt belopp: skatten räknas på varje försök',
        },
      ],
    }
  }
  const netOf = (amount: Ore) => netWith(amount === 0 ? [] : [rowOf(amount, wanted)])
  let [amount, net] = [0, netOf(0)]
  if (net > wanted)
    return { rows: [], warnings: [`Nettolönen är redan ${showKr(net)} kr, mer än önskade ${showKr(wanted)} kr.`] }
  let best = { amount, net }
  for (let tries = 0; net !== wanted && tries < maxTries; tries += 1) {
    amount = Math.max(0, amount + wanted - net)
    net = netOf(amount)
    if (Math.abs(wanted - net) < Math.abs(wanted - best.net)) best = { amount, net }
  }
  return { rows: best.amount === 0 ? [] : [rowOf(best.amount, best.net)], warnings: [] }
}
