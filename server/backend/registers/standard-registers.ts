import type { CodeOf } from '#contracts/code-lists/code-list.ts'
import type { payTypeTables } from '#contracts/code-lists/pay-types.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { agreement, calculationRule, vacationAgreement } from '../tables/schema.ts'

type TableCode = CodeOf<typeof payTypeTables>
type RuleKind = (typeof calculationRule.$inferInsert)['kind']
type AgreementRow = typeof agreement.$inferInsert

/**
 * The statutory holiday pay (Semesterlagen 3–4 §§): 25 days, earned and taken from April to March.
 */
const byLaw = { code: 'LAG', name: 'Semesterlagen' }

/** The agreements of monthly and of hourly pay, by the table's trade. */
export const monthlyAgreement = 'TJM'
export const hourlyAgreement = 'ARB'

const everyRule: readonly RuleKind[] = ['OB', 'JOR', 'BER', 'ELD', 'HLG', 'OVT']
const names: Readonly<Record<TableCode, readonly [monthly: string, hourly: string]>> = {
  STANDARD: ['Tjänstemän', 'Arbetare'],
  HANDELS: ['Tjänstemän i handeln', 'Detaljhandeln'],
  'LSS AUTO': ['Tjänstemän', 'Personlig assistans'],
  TRANSP: ['Tjänstemän', 'Transportavtalet'],
}

/** The occupational pension of white-collar staff and of workers, where the company has Fora. */
const staff = { AmfTyp: 'TJM', ForaReportType: 'INGEN' }
const workers = { AmfTyp: 'SAFLO', ForaReportType: 'MAN' }

/** Adds the vacation agreement of the law to the transaction's company. */
export async function addVacationAgreement(tx: Transaction): Promise<void> {
  await tx.insert(vacationAgreement).values(byLaw).onConflictDoNothing()
}

/** Adds one agreement for monthly pay and one for hourly pay to the transaction's company. */
export async function addAgreements(tx: Transaction, payTypeTable: TableCode): Promise<void> {
  await addVacationAgreement(tx)
  const common = { payTypeTable, vacationAgreement: byLaw.code } satisfies Partial<AgreementRow>
  const [monthly, hourly] = names[payTypeTable]
  await tx.insert(agreement).values([
    {
      ...common,
      id: monthlyAgreement,
      name: monthly,
      openRules: ['BER', 'OVT'],
      calculatesHolidayPay: true,
      settings: staff,
    },
    {
      ...common,
      id: hourlyAgreement,
      name: hourly,
      openRules: [...everyRule],
      calculatesHolidayPay: true,
      settings: workers,
    },
  ])
}

const standardRules: readonly (readonly [kind: RuleKind, id: string, name: string])[] = [
  ['OB', 'OB1', 'OB vardag kväll'],
  ['OB', 'OB2', 'OB natt'],
  ['OB', 'OB3', 'OB lördag och söndag'],
  ['OB', 'OB4', 'OB storhelg'],
  ['JOR', 'JOUR1', 'Jour vardag'],
  ['JOR', 'JOUR2', 'Jour helg'],
  ['BER', 'BER1', 'Beredskap vardag'],
  ['BER', 'BER2', 'Beredskap helg'],
  ['ELD', 'ELD1', 'Extra ledig dag'],
  ['HLG', 'HLG1', 'Helglön vid helgdag på vardag'],
  ['OVT', 'OVT1', 'Enkel övertid'],
  ['OVT', 'OVT2', 'Kvalificerad övertid'],
]

/** Adds the standard calculation rules to the transaction's company, in all six registers. */
export async function addCalculationRules(tx: Transaction): Promise<void> {
  await tx.insert(calculationRule).values(standardRules.map(([kind, id, name]) => ({ kind, id, name })))
}
