import type { CorrectedDeclaration } from '#contracts/payroll/correction/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { law } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused } from '../../platform/http/refusal.ts'
import type { Box } from '../../tables/declared.ts'
import { amountOf, type Declaration, fieldValue, type Period, writtenPeriod } from '../declaration/declaration.ts'
import { eventsOf } from '../declaration/declaration-events.ts'
import { type DeclaredMonth, declaredMonth, exportsOf } from '../declaration/declared-month.ts'
import { statementFields, taxBoxes } from '../declaration/fields.ts'
import { declaredYear } from '../declaration/stored/declared-year.ts'
import { correctionOf, isRemoval, sentBy, wholeSubmission } from '../declaration/submission.ts'

/** The declaration of a month as the stored payslips are, and whether it was fetched or sent. */
export interface Declared extends NonNullable<DeclaredMonth['made']> {
  readonly isExported: boolean
}

/**
 * Returns the declarations of months as the stored payslips are.
 *
 * @throws Refusal fieldsRefused when the law of a month is not entered
 */
export async function declarationsIn(
  tx: Transaction,
  months: readonly Period[],
  today: IsoDate,
): Promise<ReadonlyMap<Period, Declared>> {
  const found = new Map<Period, Declared>()
  for (const month of months) {
    const past = { exports: await exportsOf(tx, month), events: await eventsOf(tx, month) }
    const { made, month: standing } = await declaredMonth(await declaredYear(tx, month, law), month, past, today)
    if (!made) throw fieldsRefused({ Utbetalningsdatum: standing.Status.Text })
    found.set(month, { ...made, isExported: past.exports.length + past.events.length > 0 })
  }
  return found
}

const statementOf = ({ statements }: Declaration, person: string) => statements.find(each => each.person === person)

const lowered =
  'Skatten blir lägre än den som är deklarerad. Skatt som har dragits kan normalt inte sänkas i efterhand: välj en utbetalningsdag i en senare månad, så dras den av där.'
const late =
  'Frånvaron har lämnats till Försäkringskassan med deklarationen, och kan varken ändras eller kompletteras där.'

/** Returns what has become of a month's declaration: a correction of what it was before. */
export function correctedDeclaration(person: string, before: Declared, after: Declared): CorrectedDeclaration {
  const { isExported } = before
  const was = wholeSubmission(before.declaration)
  const { submission, late: tooLate } = correctionOf(sentBy([was]), after.declaration, isExported)
  const part = submission.statements.find(each => each.person === person)
  const [old, now] = [statementOf(before.declaration, person), statementOf(after.declaration, person)]
  const valueIn = (statement: typeof old, box: Box) => Number(statement ? (fieldValue(statement, box) ?? 0) : 0)
  const boxes = [...statementFields]
    .filter(([, { type }]) => type.kind === 'amount' || type.kind === 'flag')
    .map(([box, { label }]) => ({ Falt: box, Namn: label, Fore: valueIn(old, box), Efter: valueIn(now, box) }))
    .filter(({ Fore, Efter }) => Fore !== Efter)
  const change = (box: Box) => ({
    Fore: amountOf(before.declaration.main, box),
    Efter: amountOf(after.declaration.main, box),
  })
  const hasLowerTax = isExported && boxes.some(({ Falt, Fore, Efter }) => taxBoxes.includes(Falt) && Efter < Fore)
  const stops = after.findings.filter(({ level, person: of }) => level === 'stop' && of === person)
  return {
    Period: writtenPeriod(after.declaration.period),
    Exporterad: isExported,
    Specifikationsnummer: (now ?? old)?.number ?? null,
    Borttag: part !== undefined && isRemoval(part),
    Falt: boxes,
    Avgifter: change('487'),
    Skatt: change('497'),
    Anmarkningar: [
      ...(hasLowerTax ? [lowered] : []),
      ...(tooLate.some(({ absence }) => absence.persons.includes(person)) ? [late] : []),
      ...stops.map(({ text, mend }) => `${text} ${mend}`),
    ],
  }
}
