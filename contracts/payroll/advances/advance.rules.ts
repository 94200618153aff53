import { decimalFormat } from '../../rules/decimal.ts'
import { labelled } from '../../rules/rule.ts'
import { lineOf, oneLine } from '../../rules/text.ts'
import { maxAdvance, maxAdvances, type NewAdvances } from './shapes.ts'

/** The most characters of a reason. */
export const maxReason = 200

/** The form of new advances, as typed. */
export interface AdvanceForm {
  readonly AnstNr: readonly string[]
  readonly Utbetalningsdag: string
  readonly Belopp: string
  readonly Orsak: string
}

const kronor = decimalFormat({ places: 2, most: 2 })
const amountIn = (text: string): number | undefined => {
  const read = kronor.parse(text, 'Belopp')
  if (text.trim() === '') return undefined
  return 'value' in read ? read.value : undefined
}

const persons = ({ AnstNr }: AdvanceForm): readonly string[] => AnstNr.filter(number => number !== '')

/** Returns what is wrong with what is typed, by field, in Swedish. Empty when nothing is. */
export function advanceProblems(form: AdvanceForm): Partial<Record<keyof AdvanceForm, string>> {
  const amount = amountIn(form.Belopp)
  const chosen = persons(form)
  const reason = lineOf(form.Orsak)
  const unseen = oneLine(reason, labelled('Orsak'))
  return {
    ...(chosen.length === 0 && { AnstNr: 'Välj minst en anställd.' }),
    ...(chosen.length > maxAdvances && { AnstNr: `Välj högst ${maxAdvances} anställda åt gången.` }),
    ...(!/^\d{4}-\d\d-\d\d$/.test(form.Utbetalningsdag) && { Utbetalningsdag: 'Ange dagen, till exempel 2026-12-04.' }),
    ...(amount === undefined && { Belopp: 'Ange beloppet i kronor.' }),
    ...(amount !== undefined &&
      (amount <= 0 || amount > maxAdvance) && {
        Belopp: `Beloppet ska vara mer än noll och högst ${kronor.show(maxAdvance)} kr.`,
      }),
    ...(reason === '' && { Orsak: 'Ange varför förskottet betalas.' }),
    ...(reason.length > maxReason && { Orsak: `Högst ${maxReason} tecken.` }),
    ...(unseen !== undefined && { Orsak: unseen }),
  }
}

/** Returns the advances that are typed, or undefined when something is wrong. */
export function advancesIn(form: AdvanceForm): NewAdvances | undefined {
  const Belopp = amountIn(form.Belopp)
  if (Belopp === undefined || Object.keys(advanceProblems(form)).length > 0) return undefined
  return {
    AnstNr: [...new Set(persons(form))],
    Utbetalningsdag: form.Utbetalningsdag,
    Belopp,
    Orsak: lineOf(form.Orsak),
  }
}
