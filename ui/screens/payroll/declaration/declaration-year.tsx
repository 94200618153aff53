import type { DeclarationMonth } from '#contracts/payroll/declaration/shapes.ts'
import { showWhole } from '#ui/statements/amounts.ts'
import { StatementYear, useStatementYear } from '#ui/statements/statement-year.tsx'
import { declarationTexts as texts } from './declaration.text.ts'
import { declarationPath, useDeclarationYear } from './use-declaration.ts'

const amount = (kronor: number | null) => (kronor === null ? '–' : showWhole(kronor))
const sums = [
  { label: texts.columns.persons, isWide: true, of: ({ Individuppgifter }: DeclarationMonth) => Individuppgifter },
  { label: texts.columns.fees, of: ({ Avgifter }: DeclarationMonth) => amount(Avgifter) },
  { label: texts.columns.tax, isWide: true, of: ({ Skatt }: DeclarationMonth) => amount(Skatt) },
]

/** Renders the months of a year with where each declaration stands. */
export default function DeclarationYear() {
  const { year, go } = useStatementYear()
  const { months, failure } = useDeclarationYear(year)
  return (
    <StatementYear
      title={texts.title}
      context={texts.yearContext}
      path={declarationPath}
      year={year}
      go={go}
      sums={sums}
      months={months}
      failure={failure}
    />
  )
}
