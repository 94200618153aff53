import type { IsoDate } from '#contracts/rules/date.ts'
import { yearsLater } from '../dates.ts'
import type { Calculated, Line } from '../line.ts'
import type { Hundredths, Ore } from '../money.ts'
import { showHundredths, showKr } from '../show.ts'
import type { HolidayLineKind } from './holiday-pay.ts'

/** Days that were taken and paid before they were earned. */
export interface AdvanceDebt {
  readonly paidOn: IsoDate
  readonly days: Hundredths
  /** What was paid for them. */
  readonly amount: Ore
}

/** How the employment ends, as the debt of advance holiday depends on it. */
export interface Ending {
  readonly lastDay: IsoDate
  /** The code of contracts/code-lists/employment-endings. */
  readonly kind: string
  /** True when the person leaves because of illness, or of the employer's grave breach of duty. */
  readonly isForgiven: boolean
}

/** The endings by the employer for other than personal reasons. */
const employersEndings = ['ARBRIST']

/** Returns why a debt of advance holiday is written off, or undefined while it stands (29 a §). */
export function writeOffReason(
  { paidOn }: AdvanceDebt,
  { lastDay, kind, isForgiven }: Ending,
  advanceYears: number,
): string | undefined {
  if (yearsLater(paidOn, advanceYears) < lastDay) return `mer än ${advanceYears} år har gått`
  if (employersEndings.includes(kind)) return 'arbetsgivaren har sagt upp av andra än personliga skäl'
  return isForgiven ? 'anställningen slutar på grund av sjukdom eller arbetsgivarens avtalsbrott' : undefined
}

/**
 * Returns the lines of debts that are taken from a compensation, the oldest first and never more
 * than it. Debts that are written off, and what cannot be taken, are warnings.
 */
export function debtLines(
  debts: readonly AdvanceDebt[],
  ending: Ending,
  compensation: Ore,
  advanceYears: number,
  source: string,
): Calculated<HolidayLineKind> {
  const { lastDay } = ending
  const lines: Line<HolidayLineKind>[] = []
  const warnings: string[] = []
  let left = compensation
  for (const debt of debts.toSorted((a, b) => (a.paidOn < b.paidOn ? -1 : 1))) {
    const { paidOn, days, amount: owed } = debt
    const reason = writeOffReason(debt, ending, advanceYears)
    if (reason !== undefined) {
      warnings.push(`Förskottssemester från ${paidOn}, ${showKr(owed)} kr, skrivs av: ${reason}.`)
      continue
    }
    const taken = Math.min(owed, left)
    left -= taken
    if (taken < owed) {
      warnings.push(
        `Av förskottssemester från ${paidOn} ryms ${showKr(owed - taken)} kr inte i semesterersättningen, och dras inte.`,
      )
    }
    if (taken === 0) continue
    const limit = taken < owed ? `, högst semesterersättningen: −${showKr(taken)}` : ''
    lines.push({
      kind: 'holiday.debt',
      from: lastDay,
      to: lastDay,
      quantity: days,
      unit: 'DAG',
      price: null,
      amount: -taken,
      steps: [
        {
          id: `semester.slut.förskott.${lines.length + 1}`,
          text: 'Avdrag för semester i förskott',
          formula: `−${showKr(owed)}${limit}`,
          inputs: [
            { name: 'Förskottsdagar', value: showHundredths(days) },
            { name: 'Betalades', value: paidOn },
          ],
          value: -taken,
          unit: 'kr',
          source,
        },
      ],
    })
  }
  return { lines, warnings }
}
