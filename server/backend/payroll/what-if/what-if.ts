import { eq } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type {
  WhatIf,
  WhatIfChange,
  WhatIfPart,
  WhatIfPayslip,
  WhatIfRow,
  WhatIfSums,
} from '#contracts/payroll/what-if/shapes.ts'
import { whatIfForm } from '#contracts/payroll/what-if/what-if.form.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { keptBy } from '../../employees/employee-page.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import { MissingRule } from '../../engine/law.ts'
import type { Law } from '../../engine/law-rules.ts'
import type { Payslip, PayTotals } from '../../engine/payslip.ts'
import { requireShape, WrongBasis } from '../../engine/reading.ts'
import { MissingTaxTable } from '../../engine/tax/tax-facts.ts'
import { law as lawToday } from '../../law/law.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { applied } from '../../platform/forms/applied.ts'
import { fieldsRefused, Refusal, requireFields } from '../../platform/http/refusal.ts'
import { mapInTurns } from '../../platform/in-turns.ts'
import { employee } from '../../tables/schema.ts'
import { itemsOf } from '../basis/company-facts.ts'
import { versionsOf } from '../run/run-versions.ts'
import { periodOf } from '../run/salary-period.ts'
import { answerOf } from '../trial/trial-answer.ts'
import { type Agreements, changedBasis } from './changed-basis.ts'
import { changedLaw, missingText } from './changed-law.ts'
import { steeringOfPersons } from './steering-of-persons.ts'
import { countPayslips, type StoredBasis, storedBases } from './stored-bases.ts'

/** How many payslips a part has: what is calculated within a second. */
const partSize = 200

/** What payslips of a payout are calculated by on trial. */
interface Trial {
  readonly change: WhatIfChange
  readonly payDate: IsoDate
  readonly law: Law
  readonly agreements: Agreements
}

const none: Agreements = { agreements: new Map(), vacationAgreements: new Map(), steering: new Map() }

/** @throws Refusal fieldsRefused */
async function trialOf(tx: Transaction, change: WhatIfChange, payDate: IsoDate, today: IsoDate): Promise<Trial> {
  const blank = whatIfForm.defaults(today)
  const fieldOf = (name: string) => whatIfForm.fields[name as keyof typeof whatIfForm.fields]
  const { form, refused } = applied(fieldOf, blank, change as FormValues, today)
  const problems = { ...whatIfForm.problemsOfWhole(blank, form), ...refused }
  requireFields(problems)
  const { AvtalId = '' } = change
  const agreements =
    AvtalId === ''
      ? none
      : {
          ...none,
          agreements: await itemsOf(tx, 'agreements'),
          vacationAgreements: await itemsOf(tx, 'vacationAgreements'),
        }
  if (AvtalId !== '' && !agreements.agreements.has(AvtalId)) throw fieldsRefused({ AvtalId: 'Avtalet finns inte.' })
  try {
    return { change, payDate, law: changedLaw(lawToday, change, payDate), agreements }
  } catch (error) {
    if (error instanceof MissingRule) throw fieldsRefused({ LagAr: error.message })
    throw error
  }
}

/** Returns the trial with what another agreement chooses in the tables of the persons. */
async function steered(tx: Transaction, trial: Trial, year: number, persons: readonly string[]): Promise<Trial> {
  if (trial.change.AvtalId === undefined || trial.change.AvtalId === '') return trial
  const steering = await steeringOfPersons(tx, persons, { year, day: trial.payDate })
  return { ...trial, agreements: { ...trial.agreements, steering } }
}

const takenBack = 'Lönebeskedet är återfört.'

/** Returns what a stored basis gives today and under the change, or why it gives nothing. */
function compared(trial: Trial, { basis, totals, engine, law }: StoredBasis) {
  const now = versionsOf(lawToday)
  const isOfToday = engine === now.engine && law === now.law
  if (!basis) return { isOfToday: true, reason: takenBack }
  try {
    requireShape(basis)
    const before = isOfToday ? totals : calculate(basis, lawToday).totals
    return { isOfToday, before, after: onTrial(trial, basis) }
  } catch (error) {
    return { isOfToday, reason: reasonOf(error, trial) }
  }
}

const onTrial = ({ change, agreements, law }: Trial, basis: Basis): Payslip =>
  calculate(changedBasis(basis, change, agreements, law), law)

/** Returns why a person's payslip cannot be calculated, in Swedish. Other errors are rethrown. */
function reasonOf(error: unknown, { change, payDate }: Trial): string {
  if (error instanceof MissingRule) return missingText(error, change, payDate)
  if (error instanceof WrongBasis || error instanceof MissingTaxTable) return error.message
  throw error
}

const sumsOf = ({ gross, tax, net, afterTax, contributions, payrollTax }: PayTotals): WhatIfSums => ({
  Brutto: fromHundredths(gross),
  Skatt: fromHundredths(tax),
  Netto: fromHundredths(net),
  Arbetsgivaravgift: fromHundredths(contributions),
  Kostnad: fromHundredths(gross + afterTax + contributions + payrollTax),
})

/**
 * Returns a part of a period's payslips as they are and as they would be under a change. It reads
 * the stored bases, and writes nothing.
 *
 * @param size how many payslips the part has at most, for specs
 * @throws Refusal salaryPeriodMissing, fieldsRefused
 */
export async function whatIfPart(
  tx: Transaction,
  code: string,
  { Andring, Urval = {}, Efter }: WhatIf,
  today: IsoDate,
  size = partSize,
): Promise<WhatIfPart> {
  const { payDay, year } = await periodOf(tx, code)
  const asked = await trialOf(tx, Andring, payDay, today)
  const condition = await keptBy(tx, Urval, today)
  const found = await storedBases(tx, { period: code, condition, after: Efter, most: size + 1 })
  const part = found.slice(0, size)
  const trial = await steered(
    tx,
    asked,
    year,
    part.map(({ person }) => person),
  )
  const outcomes = await mapInTurns(part, each => ({ each, ...compared(trial, each) }))
  return {
    Antal: await countPayslips(tx, code, condition),
    Rader: outcomes.flatMap(({ each: { name, department, person }, before, after }): WhatIfRow[] =>
      before && after
        ? [
            {
              AnstNr: person,
              Namn: name,
              Avdelning: department,
              Fore: sumsOf(before),
              Efter: sumsOf(after.totals),
            },
          ]
        : [],
    ),
    Lamnade: outcomes.flatMap(({ each: { name, person }, reason }) =>
      reason === undefined ? [] : [{ AnstNr: person, Namn: name, Orsak: reason }],
    ),
    Omraknade: outcomes.filter(({ isOfToday }) => !isOfToday).length,
    Nasta: found.length > size ? (part.at(-1)?.person ?? null) : null,
  }
}

/**
 * Returns a person's payslip as its basis gives it today, and under a change.
 *
 * @throws Refusal payslipMissing, fieldsRefused
 */
export async function whatIfPayslip(
  tx: Transaction,
  code: string,
  person: string,
  change: WhatIfChange,
  today: IsoDate,
): Promise<WhatIfPayslip> {
  const condition = eq(employee.employmentNumber, person)
  const [stored] = await storedBases(tx, { period: code, condition, after: undefined, most: 1 })
  if (!stored) throw new Refusal(errors.payslipMissing)
  const { basis, name, payDate } = stored
  if (!basis) throw new Refusal(errors.payslipMissing, takenBack)
  const { year } = await periodOf(tx, code)
  const trial = await steered(tx, await trialOf(tx, change, payDate, today), year, [person])
  try {
    requireShape(basis)
    return { Namn: name, Fore: answerOf(calculate(basis, lawToday)), Efter: answerOf(onTrial(trial, basis)) }
  } catch (error) {
    throw fieldsRefused({ Andring: reasonOf(error, trial) })
  }
}
