import type { PayTotals } from './payslip.ts'
import type { Reading } from './reading.ts'
import { showKr } from './show.ts'
import { overpaidBenefits, type Summed } from './totals.ts'

/** Returns what a payroll clerk should look at in the sums of a payslip. */
export function sumWarnings(
  { basis }: Reading,
  { gross, net, tax }: PayTotals,
  rows: readonly Summed[],
): readonly string[] {
  const { history, person, tax: facts } = basis
  const last = history.last
  const overpaid = overpaidBenefits(rows)
  const ratio = last && last.gross > 0 ? gross / last.gross : 1
  return [
    ...(rows.length === 0 ? ['Lönebeskedet har inga rader.'] : []),
    ...(net < 0 ? [`Nettolönen är negativ: ${showKr(net)} kr.`] : []),
    ...(net > 0 && !person.isPayable ? ['Den anställda saknar bankkonto för utbetalningen.'] : []),
    ...(last && ratio >= 2 ? [`Bruttolönen är minst dubbelt så stor som förra gången: ${showKr(last.gross)} kr.`] : []),
    ...(person.birthDate === null ? ['Födelsedatum saknas. Skatt och avgifter räknas som för vanlig ålder.'] : []),
    ...(facts.type === '???' ? ['Skatteuppgift saknas. Skatten är tabellens skatt plus 10 %.'] : []),
    ...(overpaid > 0
      ? [
          `Den anställda betalar ${showKr(overpaid)} kr mer för förmåner än de är värda. Arbetsgivardeklarationen stoppas.`,
        ]
      : []),
    ...(tax < 0 ? [`Skatten är negativ: ${showKr(tax)} kr.`] : []),
  ]
}
