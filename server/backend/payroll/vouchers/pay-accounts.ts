import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { personTypes } from '#contracts/code-lists/employment.ts'
import type { ContributionGroup } from '../../engine/contributions/contribution-rules.ts'
import type { Ore } from '../../engine/money.ts'
import type { PayRow } from '../../engine/payslip.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { fieldOfStandard } from './standard-accounts.ts'

/** What posting knows of a person. */
export interface PostedPerson {
  /** AnstNr. */
  readonly person: string
  readonly type: CodeOf<typeof personTypes>
  /** The department's code, or empty. */
  readonly department: string
  /** Paid in cash (UtbetSatt KON). */
  readonly isPaidInCash: boolean
  /** The company gets start-up support (växa-stöd) for the person. */
  readonly hasStartUpSupport: boolean
  /** Employed in another country. */
  readonly isAbroad: boolean
}

type PersonType = PostedPerson['type']

/** How the names of accounts end that wages of a staff category are posted on. */
const staffOf: Readonly<Record<PersonType, 'Arb' | 'Tjm' | 'Led'>> = {
  ARB: 'Arb',
  TJM: 'Tjm',
  LED: 'Led',
  DEL: 'Led',
  IDR: 'Tjm',
  ÖVR: 'Tjm',
}
type ByType = Readonly<Record<PersonType, AccountField>>

const pay: ByType = {
  ARB: 'KtoLonArb',
  TJM: 'KtoLonTjm',
  LED: 'KtoLonLed',
  DEL: 'KtoLonDel',
  IDR: 'KtoLonIdr',
  ÖVR: 'KtoLonOvr',
}
const payAbroad: ByType = { ...pay, ARB: 'KtoUtlandArb', TJM: 'KtoUtlandTjm' }
const paySupported: ByType = { ...pay, ARB: 'KtoLonVaxaArb', TJM: 'KtoLonVaxaTjm' }

/** The accounts of the change of the holiday liability. */
export const holidayChange: ByType = {
  ARB: 'KtoSemesterskuldArb',
  TJM: 'KtoSemesterskuldTjm',
  LED: 'KtoSemesterskuldLed',
  DEL: 'KtoSemesterskuldLed',
  IDR: 'KtoSemesterskuldTjm',
  ÖVR: 'KtoSemesterskuldTjm',
}

/** The accounts of holiday pay. */
const holidayPay: readonly AccountField[] = ['KtoSemesterlonArb', 'KtoSemesterlonTjm', 'KtoSemesterlonLed']

/** True when the row is holiday pay, which the company settles against its holiday liability. */
const settlesLiability = (company: Company, row: PayRow, account: string): boolean =>
  row.kind === 'BRUTTO' &&
  company.KonteraBerSemLon &&
  company.KonteraAvrSemLon &&
  holidayPay.some(field => company[field] === account)

const taxFields: Readonly<Record<string, AccountField>> = { '274': 'KtoSINK', '275': 'KtoASINK' }

/** Returns the company's account of a row whose pay type has none. */
function fallback(row: PayRow, person: PostedPerson): AccountField {
  switch (row.kind) {
    case 'BRUTTO':
      return (person.isAbroad ? payAbroad : person.hasStartUpSupport ? paySupported : pay)[person.type]
    case 'FÖRMÅN':
      return 'KtoForman'
    case 'SKATT':
      return taxFields[row.box] ?? 'KtoPersonalskatt'
    case 'PENSION':
      return 'KtoPension1'
    default:
      return row.amount < 0 ? 'KtoOvrigaAvdrag' : 'KtoOvrigaErsattningar'
  }
}

/**
 * Returns where a net pay is posted: a liability, cash, or a debt when the payslip ends below zero.
 */
export const netField = (net: Ore, { isPaidInCash }: PostedPerson): AccountField =>
  net < 0 ? 'KtoLoneskuld' : isPaidInCash ? 'KtoKassa' : 'KtoNettolon'

/** Returns the account of a row before settlements: its pay type's, or the company's. */
function plainAccount(company: Company, row: PayRow, person: PostedPerson): string {
  if (row.account === '') return accountOf(company, fallback(row, person))
  const field = fieldOfStandard(row, () => fallback(row, person), staffOf[person.type])
  return (field && company[field]) || row.account
}

/**
 * Returns the account that a payslip's row is posted on. Holiday pay goes to the liability when it
 * is settled there, and a company without VAT has no input VAT.
 *
 * @throws MissingAccount when the company has not entered it
 */
export function accountOfRow(company: Company, row: PayRow, person: PostedPerson): string {
  const account = plainAccount(company, row, person)
  if (settlesLiability(company, row, account)) return accountOf(company, 'KtoSemesterloneskuld')
  const isInputVat = account === company.KtoMomsIn
  return isInputVat && !company.Momspliktig ? accountOf(company, 'KtoOvrigaErsattningar') : account
}

/**
 * What decides the account of employer's contributions, beside what they are paid on: the group of
 * the person's age, or the reason for a rate of its own.
 */
export type ContributionKind = ContributionGroup | 'start-up' | 'posted abroad' | 'no establishment'

const contributions: Readonly<Record<ContributionKind, AccountField>> = {
  full: 'KtoArbAvg',
  none: 'KtoArbAvg',
  youth: 'KtoArbAvgUngdom',
  'old-age': 'KtoArbAvgPension',
  'start-up': 'KtoArbAvgVaxa',
  'posted abroad': 'KtoArbAvgUtsand',
  'no establishment': 'KtoArbAvgEjDriftst',
}

const taxedAllowances: readonly AccountField[] = [
  'KtoTraktSkattepliktig',
  'KtoTraktUtlSkattepliktig',
  'KtoBilSkattepliktig',
]
const grossDeductions: readonly AccountField[] = ['KtoBruttoavdragArb', 'KtoBruttoavdragTjm', 'KtoBruttoavdragLed']

/**
 * Returns the account of the contributions on a row. With the usual rate it follows what the row
 * is; a rate of its own has an account of its own.
 *
 * @param row undefined when no row is the base
 */
export function contributionAccount(
  company: Company,
  kind: ContributionKind,
  row: PayRow | undefined,
  person: PostedPerson,
): string {
  if (!row) return accountOf(company, contributions[kind])
  const account = plainAccount(company, row, person)
  // The contributions of holiday pay were a cost when the holiday was earned.
  if (settlesLiability(company, row, account)) return accountOf(company, 'KtoUpplupenArbAvg')
  if (kind !== 'full') return accountOf(company, contributions[kind])
  const isOn = (fields: readonly AccountField[]) => fields.some(field => company[field] === account)
  if (row.kind !== 'BRUTTO') return accountOf(company, 'KtoArbAvgForman')
  if (isOn(taxedAllowances)) return accountOf(company, 'KtoArbAvgErsattning')
  if (isOn(['KtoStyrelsearvode'])) return accountOf(company, 'KtoArbAvgArvode')
  return accountOf(company, isOn(grossDeductions) ? 'KtoArbAvgBruttoavdrag' : contributions.full)
}
