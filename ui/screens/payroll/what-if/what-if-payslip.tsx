import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/what-if/what-if.select.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import type { ComparedPayslip } from '../compared/compared-rows.ts'
import { ComparedTable } from '../compared/compared-table.tsx'
import { StepsDialog } from '../explained/steps-dialog.tsx'
import { whatIfTexts } from './what-if.text.ts'

const texts = whatIfTexts.payslip
const { now, after } = whatIfTexts.sums

/** An amount of one of the payslips that was asked how it was reached. */
interface Asked {
  readonly of: ComparedPayslip
  readonly ids: readonly string[]
}

/** Renders a person's payslip as it is and on trial; each amount opens to its steps. */
export function WhatIfPayslipDialog({ flow }: { readonly flow: FlowRef<'whatIf'> }) {
  const person = useSelector(flow, select.person)
  const payslip = useSelector(flow, select.payslip)
  const isUnopened = useSelector(flow, select.isUnopened)
  const name = useSelector(flow, snapshot => select.nameOf(snapshot, person))
  const [asked, ask] = useState<Asked | null>(null)
  const close = () => flow.send({ type: 'whatIf.close' })
  return (
    <>
      <Dialog
        open={person !== ''}
        title={texts.title(name)}
        width={820}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {texts.close}
          </Button>
        }
      >
        {isUnopened && (
          <ErrorState size="sm" title={texts.failed} onRetry={() => flow.send({ type: 'whatIf.retry' })} />
        )}
        {!payslip && !isUnopened && <SkeletonRows rows={6} />}
        {payslip && (
          <ComparedTable
            before={payslip.Fore}
            after={payslip.Efter}
            sides={[now, after]}
            onExplain={(of, ids) => ask({ of, ids })}
          />
        )}
      </Dialog>
      {asked !== null && <StepsDialog of={asked.of.Steg} ids={asked.ids} onClose={() => ask(null)} />}
    </>
  )
}
