import { useState } from 'react'
import type { Correction, CorrectionPayment } from '#contracts/payroll/correction/shapes.ts'
import { correctionTexts as texts } from '#ui/screens/payroll/correction/correction.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { showAmount } from '../explained/amounts.ts'
import { PayRows } from '../explained/pay-rows.tsx'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { periodName } from '../run/period-name.ts'
import { ChangeTable } from './change-table.tsx'
import { DeclarationChange } from './declaration-change.tsx'
import { PreviewPart } from './preview-part.tsx'
import { figuresOf } from './sums-of-many.ts'
import { VouchersPart } from './vouchers-part.tsx'

/** Renders everything that a correction would make, together. */
export function CorrectionPreview({ correction }: { readonly correction: Correction }) {
  const { Period, Nummer, Utbetalningsdatum, Fore, Efter, Rader, Steg, Deklarationer, Verifikationer } = correction
  const [explained, explain] = useState<readonly string[] | null>(null)
  return (
    <div className={common.fluid6}>
      <PreviewPart
        title={texts.slip.title}
        about={texts.slip.about(periodName(Period), Nummer, Utbetalningsdatum)}
        remarks={correction.Varningar}
      >
        <ChangeTable label={texts.slip.title} of={texts.slip.figure} figures={figuresOf(Fore, Efter)} />
        <div className={common.below3}>
          <PayRows rows={Rader} onExplain={explain} />
        </div>
      </PreviewPart>
      <Payment of={correction.Betalning} />
      {Deklarationer.map(each => (
        <DeclarationChange key={each.Period} declaration={each} />
      ))}
      <VouchersPart vouchers={Verifikationer} remarks={correction.Anmarkningar} />
      {explained !== null && <StepsDialog of={Steg} ids={explained} onClose={() => explain(null)} />}
    </div>
  )
}

function Payment({ of: { Slag, Belopp, Datum, Konton, Hinder, Text } }: { readonly of: CorrectionPayment }) {
  const items = [
    { label: texts.payment.kinds[Slag], value: showAmount(Math.abs(Belopp)) },
    ...(Slag === 'INGEN' ? [] : [{ label: texts.payment.day, value: Datum }]),
    ...Konton.map(({ Konto }) => ({ label: texts.payment.to, value: Konto })),
  ]
  return (
    <PreviewPart title={texts.payment.title} about={Text}>
      {Hinder !== '' && <Notice kind="ERROR">{Hinder}</Notice>}
      <DescriptionList items={items} />
    </PreviewPart>
  )
}
