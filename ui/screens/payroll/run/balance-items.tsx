import type { PayslipBalance } from '#contracts/payroll/run/shapes.ts'
import { type KeptBalance, showsOf } from '#contracts/payroll/run/shown-balances.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { AskButton } from '#ui/widgets/button/ask-button.tsx'
import type { Description } from '#ui/widgets/description-list/description-list.tsx'
import type { Explain } from '../explained/amount-button.tsx'
import { showIn, showKronor, showQuantity } from '../explained/amounts.ts'
import { explainedTexts } from '../explained/explained.text.ts'

const texts = runTexts.payslip

interface ValueProps {
  readonly label: string
  readonly shown: string
  readonly ids: readonly string[]
  readonly onExplain: Explain
}

const Value = ({ label, shown, ids, onExplain }: ValueProps) =>
  ids.length === 0 ? (
    shown
  ) : (
    <AskButton shown={shown} label={explainedTexts.explain(label, shown)} onAsk={() => onExplain(ids)} />
  )

const keptOf = ({ Typ, Fore, Efter }: PayslipBalance): KeptBalance => ({ kind: Typ, before: Fore, after: Efter })

const labelOf = ({ Typ, Namn }: PayslipBalance): string => {
  const name = texts.balanceNames[Typ] ?? Typ
  return Namn === '' ? name : texts.balanceOf(name, Namn)
}

function shownOf({ Enhet, Fore, Efter }: PayslipBalance, shows: 'change' | 'after'): string {
  const last = showIn(Efter, Enhet)
  const first = Enhet === 'kr' ? showKronor(Fore) : showQuantity(Fore)
  return shows === 'after' || Fore === Efter ? last : texts.change(first, last)
}

/**
 * Returns the balances that a payslip tells of as a list of terms. One that it explains can be
 * asked about.
 *
 * @param shows the change that the payslip makes, or what is left after it
 */
export const balanceItems = (
  balances: readonly PayslipBalance[],
  onExplain: Explain,
  shows: 'change' | 'after',
): readonly Description[] => {
  const isShown = showsOf(balances.map(keptOf))
  return balances
    .filter(balance => isShown(keptOf(balance)))
    .map(balance => {
      const [label, shown] = [labelOf(balance), shownOf(balance, shows)]
      const value = <Value key={label} label={label} shown={shown} ids={balance.Steg} onExplain={onExplain} />
      return { label, value, numeric: true }
    })
}
