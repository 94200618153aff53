import type { LeftOut } from './basis/absence-facts.ts'
import type { PayTotals } from './payslip.ts'
import type { Reading } from './reading.ts'
import { showHundredths, showKr } from './show.ts'
import { overpaidBenefits, type Summed } from './totals.ts'

/** Returns what is told of imported rows that are not paid, since their code has no pay type. */
function leftOutWarning({ register, code, quantity, amount }: LeftOut): string {
  const shown = showHundredths(quantity)
  if (register === 'timeCodes')
    return `Tidkod ${code} saknar löneart: ${shown} timmar är inte med. Välj löneart på tidkoden, under Register, Tidkoder.`
  const left = [...(quantity === 0 ? [] : [`antal ${shown}`]), ...(amount === 0 ? [] : [`${showKr(amount)} kr`])]
  return `Lönekod ${code} saknar löneart: ${left.join(' och ')} är inte med. Välj löneart på lönekoden, under Register, Lönekoder.`
}

/** Returns what a payroll clerk should look at in the facts that a payslip is calculated from. */
export function basisWarnings({ basis, employmentOn, agreementOf }: Reading): readonly string[] {
  const { pay, deviations } = basis.payout
  const isLawAlone = [pay.from, pay.to, deviations.from, deviations.to].some(day => {
    const facts = employmentOn(day)
    return facts && agreementOf(facts).isLawAlone
  })
  return [
    ...(isLawAlone
      ? [
          'Avtal saknas. Lön, frånvaro och semester räknas efter lagen. Välj avtal på den anställda, under Avtal och arbetstid.',
        ]
      : []),
    ...(basis.leftOut ?? []).map(leftOutWarning),
  ]
}

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
