import { useSelector } from '@xstate/react'
import CircleCheck from 'lucide-react/icons/circle-check'
import Landmark from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { bankFormats } from '#contracts/code-lists/bank-formats.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/payments/payments.select.ts'
import { css } from '#styled-system/css/index.js'
import { useMay } from '#ui/runtime/access.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { paymentsTexts } from '#ui/screens/payroll/payments/payments.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { DescriptionList } from '#ui/widgets/description-list/description-list.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { showAmount } from '../explained/amounts.ts'
import { FileVersion, firstVersion } from './file-version.tsx'
import { PayableTable } from './payable-table.tsx'
import { Problems } from './problems.tsx'

const texts = paymentsTexts.proposal
const order = css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' })
const choice = css({ width: '[14rem]', maxWidth: 'full', _empty: { display: 'none' } })

interface ProposalProps {
  readonly flow: FlowRef<'payments'>
  readonly payments: PaymentPeriod
}

/** Renders what can be paid now, those who cannot be paid first, and the button that orders it. */
export function Proposal({ flow, payments: { Forslag, Locked, Lonebesked: counts } }: ProposalProps) {
  const mayPay = useMay(right('Payslips.Payout'))
  const isMaking = useSelector(flow, select.isMaking)
  const [version, choose] = useState(firstVersion)
  const { Lonebesked, TillKonto, Kontant, Utmatning, Format, Hinder, Anmarkningar } = Forslag
  const payable = Lonebesked.filter(each => each.Hinder === '')
  const problems = Lonebesked.filter(each => each.Hinder !== '')
  if (Lonebesked.length === 0) return <Nothing counts={counts} />
  const isStopped = Hinder.length > 0 || Locked || payable.length === 0
  return (
    <Section title={texts.title} description={texts.description}>
      <div className={common.fluid4}>
        {problems.length > 0 && <Problems problems={problems} />}
        {payable.length > 0 &&
          Hinder.map(text => (
            <Notice key={text} kind="ERROR">
              {text}
            </Notice>
          ))}
        {Anmarkningar.map(text => (
          <Notice key={text} kind="INFO">
            {text}
          </Notice>
        ))}
        {payable.length > 0 && (
          <>
            <DescriptionList
              values="end"
              items={[
                { label: texts.toAccount, value: showAmount(TillKonto), numeric: true },
                ...(Kontant === 0 ? [] : [{ label: texts.cash, value: showAmount(Kontant), numeric: true }]),
                ...(Utmatning === 0 ? [] : [{ label: texts.garnished, value: showAmount(Utmatning), numeric: true }]),
                { label: texts.format, value: Format === '' ? texts.noFile : bankFormats.label(Format) },
              ]}
            />
            <PayableTable payable={payable} />
          </>
        )}
        {!mayPay && <Notice kind="INFO">{texts.right}</Notice>}
        {mayPay && !isStopped && (
          <div className={order}>
            <div className={choice}>
              <FileVersion proposal={Forslag} value={version} onChange={choose} />
            </div>
            <Button
              variant="primary"
              icon={Landmark}
              pending={isMaking}
              onClick={() => flow.send({ type: 'payments.make', Version: version, key: newKey() })}
            >
              {texts.make(payable.length)}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}

/** Renders that nothing can be paid, and what is to be done about it. */
function Nothing({ counts: { Antal, EjKlara } }: { readonly counts: PaymentPeriod['Lonebesked'] }) {
  const { title, ready, notReady, none } = texts.nothing
  return (
    <Section title={texts.title}>
      <EmptyState
        icon={CircleCheck}
        title={title}
        text={Antal === 0 ? none : EjKlara > 0 ? notReady(EjKlara) : ready}
      />
    </Section>
  )
}
