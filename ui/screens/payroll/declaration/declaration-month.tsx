import { useParams } from 'react-router-dom'
import type { DeclarationPerson, EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import type { Ask } from '#ui/statements/figure-dialog.tsx'
import { StatementFiles, StatementLeftOut } from '#ui/statements/statement-lists.tsx'
import { StatementMonth, StatementParts } from '#ui/statements/statement-month.tsx'
import { StatementPersons } from '#ui/statements/statement-persons.tsx'
import { payslipPath } from '../run/paths.ts'
import { AtSkatteverket } from './at-skatteverket.tsx'
import { declarationTexts as texts } from './declaration.text.ts'
import { DeclarationAbsences } from './declaration-absences.tsx'
import { DeclarationMain } from './declaration-main.tsx'
import { FetchFile } from './fetch-file.tsx'
import { declarationPath, useDeclarationMonth } from './use-declaration.ts'

/** Renders the employer's declaration of a month. */
export default function DeclarationMonth() {
  const { Period = '' } = useParams()
  const { declaration, failure } = useDeclarationMonth(Period)
  return (
    <StatementMonth
      title={texts.title}
      path={declarationPath}
      period={Period}
      month={declaration}
      failure={failure}
      actions={declaration && <FetchFile declaration={declaration} />}
    >
      {declaration && (
        <StatementParts
          key={Period}
          statement={declaration}
          name={texts.name}
          due={texts.dueBy(declaration.SistaDag)}
          empty={texts.nothing}
          checks={texts.checks}
          steps={<AtSkatteverket declaration={declaration} />}
          main={onAsk => <DeclarationMain declaration={declaration} onAsk={onAsk} />}
          label={texts.tabs.label}
          tabs={onAsk => tabsOf(declaration, onAsk)}
          payslipPath={payslipPath}
        />
      )}
    </StatementMonth>
  )
}

const identityOf = ({ Identitet, Specifikationsnummer }: DeclarationPerson) =>
  `${Identitet} · ${texts.persons.number} ${Specifikationsnummer}`

const tabsOf = (declaration: EmployerDeclaration, onAsk: Ask) => {
  const { Personer, Franvaro, Utelamnade, Exporter } = declaration
  const { persons, absences, leftOut, files } = texts.tabs
  return [
    {
      value: 'persons',
      label: persons,
      count: Personer.length,
      content: <StatementPersons persons={Personer} identityOf={identityOf} none={texts.persons.none} onAsk={onAsk} />,
    },
    {
      value: 'absences',
      label: absences,
      count: Franvaro.length,
      content: <DeclarationAbsences declaration={declaration} />,
    },
    {
      value: 'leftOut',
      label: leftOut,
      count: Utelamnade.length,
      content: <StatementLeftOut caption={leftOut} leftOut={Utelamnade} {...texts.leftOut} />,
    },
    {
      value: 'files',
      label: files,
      count: Exporter.length,
      content: <StatementFiles caption={files} files={Exporter} none={texts.files} />,
    },
  ] as const
}
