import type { DeclarationPerson, EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { StepItem } from '#ui/screens/payroll/explained/step-item.tsx'
import { showExact, showNumber, showWhole } from '#ui/statements/amounts.ts'
import { FigureButton } from '#ui/statements/figure-button.tsx'
import type { Ask, Figure } from '#ui/statements/figure-dialog.tsx'
import { statementTexts } from '#ui/statements/statements.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { CellNote, type PlainColumn, PlainTable } from '#ui/widgets/plain-table/plain-table.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { declarationTexts } from './declaration.text.ts'

const texts = declarationTexts.main
const rateColumns: readonly PlainColumn[] = [
  { label: texts.rateColumns.name },
  { label: texts.rateColumns.base, isNumeric: true },
  { label: texts.rateColumns.amount, isNumeric: true },
]
const figureTexts = declarationTexts.figure
const taxFields = ['001', '274', '275']
/** The fields of pay with contributions, and of what lowers it. */
const baseFields = ['011', '012', '013', '018', '098', '019']

interface DeclarationMainProps {
  readonly declaration: EmployerDeclaration
  readonly onAsk: Ask
}

/** Renders the main form, with the contributions by rate and Skatteverket's own sum beside ours. */
export function DeclarationMain({ declaration, onAsk }: DeclarationMainProps) {
  const { Falt, Avgifter, Omraknat, PaLonebesked, Oresdifferens } = declaration.Huvuduppgift
  return (
    <Section title={texts.title} description={texts.about}>
      <div className={common.fluid5}>
        <DescriptionList
          values="end"
          items={Falt.map(field => ({
            label: `${field.Falt} ${field.Namn}`,
            numeric: true,
            value:
              field.Belopp === null ? (
                statementTexts.tick
              ) : (
                <FigureButton
                  name={field.Namn}
                  amount={field.Belopp}
                  onAsk={() => onAsk(figureOf(declaration, field.Falt))}
                />
              ),
          }))}
        />
        {Avgifter.length > 0 && (
          <PlainTable
            caption={texts.rates}
            isCaptioned
            columns={rateColumns}
            rows={Avgifter.map(({ Namn, Procent, Underlag, Belopp, Personer }) => ({
              key: `${Namn} ${Procent}`,
              cells: [
                <>
                  {Namn}
                  <CellNote>{texts.rate(showNumber(Procent), Personer)}</CellNote>
                </>,
                showWhole(Underlag),
                showWhole(Belopp),
              ],
            }))}
          />
        )}
        <DescriptionList
          values="end"
          items={[
            { label: texts.recomputed, value: showWhole(Omraknat), numeric: true },
            { label: texts.onPayslips, value: showExact(PaLonebesked), numeric: true },
            { label: texts.difference, value: showExact(Oresdifferens), numeric: true },
          ]}
        />
      </div>
    </Section>
  )
}

type Steps = EmployerDeclaration['Huvuduppgift']['Steg']
const itemsOf = (steps: Steps) => steps.map(each => <StepItem key={each.Id} step={each} />)

/**
 * Returns what a sum of the main form comes of: 497 of each person's tax, 487 of the rates and of
 * each person's base.
 */
function figureOf({ Huvuduppgift: { Falt, Steg }, Personer }: EmployerDeclaration, number: string): Figure {
  const field = Falt.find(each => each.Falt === number)
  const shared = { name: `${number} ${field?.Namn ?? ''}`, amount: field?.Belopp ?? 0, rows: [] }
  const partsOf = (fields: readonly string[], amountOf: (person: DeclarationPerson) => number) =>
    Personer.map(person => ({
      AnstNr: person.AnstNr,
      Namn: person.Namn,
      amount: amountOf(person),
      rows: person.Falt.filter(each => fields.includes(each.Falt)).flatMap(({ Rader }) => Rader),
    })).filter(({ amount, rows }) => amount !== 0 || rows.length > 0)
  if (number === '487')
    return {
      ...shared,
      steps: itemsOf(Steg.filter(({ Id }) => Id !== 'agi.497')),
      persons: { title: figureTexts.basePerPerson, of: partsOf(baseFields, ({ Avgiftsunderlag }) => Avgiftsunderlag) },
    }
  const steps = itemsOf(Steg.filter(({ Id }) => Id === `agi.${number}`))
  if (number !== '497') return { ...shared, steps }
  const taxOf = ({ Falt: own }: DeclarationPerson) =>
    own.filter(each => taxFields.includes(each.Falt)).reduce((sum, { Belopp }) => sum + (Belopp ?? 0), 0)
  return { ...shared, steps, persons: { title: figureTexts.taxPerPerson, of: partsOf(taxFields, taxOf) } }
}
