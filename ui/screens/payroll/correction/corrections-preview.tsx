import type { CorrectedDeclaration, Corrections } from '#contracts/payroll/correction/shapes.ts'
import { sumOf } from '#contracts/rules/hundredths.ts'
import { correctionTexts } from '#ui/screens/payroll/correction/correction.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { showAmount } from '../explained/amounts.ts'
import { periodName } from '../run/period-name.ts'
import { ChangeTable } from './change-table.tsx'
import { PersonChanges } from './person-changes.tsx'
import { PreviewPart } from './preview-part.tsx'
import { sumsOfMany } from './sums-of-many.ts'
import { VouchersPart } from './vouchers-part.tsx'

const texts = correctionTexts

/** Renders everything that corrections of many payslips would make, together. */
export function CorrectionsPreview({ corrections }: { readonly corrections: Corrections }) {
  const { Lonebesked, Oforandrade, Verifikationer, Anmarkningar } = corrections
  const left = Oforandrade.map(({ AnstNr, Namn }) => `${AnstNr} ${Namn}`).join(', ')
  const months = Map.groupBy(
    Lonebesked.flatMap(({ Deklarationer }) => Deklarationer),
    ({ Period }) => Period,
  )
  return (
    <div className={common.fluid6}>
      <PreviewPart
        title={texts.many.slips(Lonebesked.length)}
        remarks={[...new Set(Lonebesked.flatMap(({ Varningar }) => Varningar))]}
      >
        <ChangeTable label={texts.many.together} of={texts.slip.figure} figures={sumsOfMany(Lonebesked)} />
        <PersonChanges slips={Lonebesked} />
        {Oforandrade.length > 0 && <p>{texts.many.unchanged(Oforandrade.length, left)}</p>}
      </PreviewPart>
      <Payments slips={Lonebesked} />
      {[...months].map(([month, changes]) => (
        <Month key={month} month={month} changes={changes} />
      ))}
      <VouchersPart vouchers={Verifikationer} remarks={Anmarkningar} />
    </div>
  )
}

function Payments({ slips }: { readonly slips: Corrections['Lonebesked'] }) {
  const kinds = [...Map.groupBy(slips, ({ Betalning }) => Betalning.Slag)].filter(([kind]) => kind !== 'INGEN')
  const said = [...new Set(slips.map(({ Betalning }) => Betalning.Text))]
  const hindrances = [...new Set(slips.flatMap(({ Betalning: { Hinder } }) => (Hinder === '' ? [] : [Hinder])))]
  return (
    <PreviewPart title={texts.payment.title} about={said.join(' ')}>
      {hindrances.map(each => (
        <Notice key={each} kind="ERROR">
          {each}
        </Notice>
      ))}
      <DescriptionList
        items={kinds.map(([kind, of]) => ({
          label: texts.payment.kinds[kind],
          value: texts.many.paid(showAmount(Math.abs(sumOf(of.map(({ Betalning }) => Betalning.Belopp)))), of.length),
        }))}
      />
    </PreviewPart>
  )
}

/** The main form of a month is the same for all whose statements change. */
function Month({ month, changes }: { readonly month: string; readonly changes: readonly CorrectedDeclaration[] }) {
  const title = texts.declaration.title(periodName(month))
  const [first] = changes
  if (!first) return null
  const numbers = changes.flatMap(({ Specifikationsnummer, Falt }) => (Falt.length > 0 ? [Specifikationsnummer] : []))
  return (
    <PreviewPart
      title={title}
      about={texts.many.declared(first.Exporterad, numbers.join(', '))}
      remarks={[...new Set(changes.flatMap(({ Anmarkningar }) => Anmarkningar))]}
    >
      <ChangeTable
        label={title}
        of={texts.declaration.field}
        figures={[
          { name: texts.declaration.contributions, was: first.Avgifter.Fore, is: first.Avgifter.Efter },
          { name: texts.declaration.tax, was: first.Skatt.Fore, is: first.Skatt.Efter },
        ]}
      />
    </PreviewPart>
  )
}
