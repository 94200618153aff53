import { payslipStatus } from '#contracts/payroll/run/payslip-life.ts'
import { showKr } from '../../engine/show.ts'
import { type PrintPart, printPdf } from '../../platform/print/print-pdf.ts'
import type { payslip } from '../../tables/schema.ts'
import { flagsOf } from '../run/status.ts'
import type { Company } from '../vouchers/company.ts'
import { signers } from './signers.ts'

type Slip = typeof payslip.$inferSelect
type Amount = 'gross' | 'benefits' | 'tax' | 'afterTax' | 'net' | 'contributions'

interface CheckedPayslip {
  readonly slip: Pick<Slip, Amount | 'employmentNumber' | 'warnings' | keyof Parameters<typeof flagsOf>[0]>
  readonly name: string
  /** The name of the department, or empty. */
  readonly department: string
}

interface CheckList {
  readonly period: string
  readonly company: Pick<Company, 'Namn' | 'LoneAnsv' | 'AttestAnsv'>
  readonly printed: string
  readonly usesAttest: boolean
  /** Whether each department has its own list with its sums. */
  readonly byDepartment: boolean
  /** In the order of the list. */
  readonly rows: readonly CheckedPayslip[]
  /** Called when a payslip is drawn. What it throws ends the drawing. */
  readonly drawn?: () => void
}

const amounts = ['gross', 'benefits', 'tax', 'afterTax', 'net', 'contributions'] as const
const heads = ['Nr', 'Namn', 'Status', 'Bruttolön', 'Förmåner', 'Skatt', 'Efter skatt', 'Netto', 'Arb.avgift']
const widths = [44, '*', 72, 72, 72, 72, 72, 72, 72] as const
const sumsOf = (rows: readonly CheckedPayslip[]): readonly string[] =>
  amounts.map(field => showKr(rows.reduce((sum, { slip }) => sum + slip[field], 0)))

/** Returns the check list of a period as a PDF: amounts, sums, and what to look at. */
export function printCheckList({ period, company, printed, usesAttest, byDepartment, rows, drawn }: CheckList) {
  const table = (some: readonly CheckedPayslip[]): PrintPart => ({
    heads,
    widths,
    numbers: [3, 4, 5, 6, 7, 8],
    ...(some.length > 0 && drawn && { drawn: (row: number) => row < some.length && drawn() }),
    rows: [
      ...some.map(({ slip, name }) => [
        slip.employmentNumber,
        name,
        payslipStatus(flagsOf(slip), usesAttest),
        ...amounts.map(field => showKr(slip[field])),
      ]),
      ['', `Summa, ${some.length} st`, '', ...sumsOf(some)],
    ],
  })
  const departments = byDepartment ? Map.groupBy(rows, ({ department }) => department) : new Map([['', rows]])
  const isDivided = byDepartment && departments.size > 1
  const warned = rows.filter(({ slip }) => slip.warnings.length > 0)
  const title = `Kontrollista ${period}`
  return printPdf({
    title,
    windowTitle: `${title}, ${company.Namn}`,
    intro: `${company.Namn}. Utskriven ${printed}.`,
    isWide: true,
    parts: [
      ...[...departments].flatMap(([name, some]): PrintPart[] => [
        ...(byDepartment ? [{ heading: name || 'Utan avdelning' }] : []),
        table(some),
      ]),
      ...(isDivided
        ? [
            { heading: 'Hela perioden' },
            { ...table([]), rows: [['', `Summa, ${rows.length} st`, '', ...sumsOf(rows)]] },
          ]
        : []),
      { heading: 'Att granska' },
      warned.length === 0
        ? { text: 'Inget lönebesked har varningar.' }
        : {
            heads: ['Nr', 'Namn', 'Varning'],
            widths: [44, 140, '*'],
            rows: warned.flatMap(({ slip, name }) =>
              slip.warnings.map(warning => [slip.employmentNumber, name, warning]),
            ),
          },
      ...signers(company),
    ],
  })
}
