import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import { allows } from '#contracts/rights/catalogue.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/card-numbers/card-number/card-number.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { useLazyFlow, useList, useSelect } from '#ui/runtime/hooks.tsx'
import { cardNumber } from '#ui/runtime/lazy/card-number.ts'
import { today } from '#ui/text/format.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { SkeletonRows } from '#ui/widgets/skeleton/skeleton.tsx'
import { CardNumberDialog } from './card-number-dialog.tsx'
import { cardNumbersTexts as texts } from './card-numbers.text.ts'
import { CardNumbersTable } from './card-numbers-table.tsx'

const none = { UsesPIN: false, Cards: [] }

/** Renders `/settings/kortnummer`: the card numbers of the company's employees. */
export default function CardNumbers() {
  const flow = useLazyFlow(cardNumber)
  return flow ? <Screen flow={flow} /> : <SkeletonRows rows={5} label={texts.list.loading} />
}

function Screen({ flow }: { readonly flow: FlowRef<'cardNumber'> }) {
  const list = useList('cardNumbers')
  const isOpen = useSelector(flow, select.isOpen)
  const mayWrite = allows(useSelect('rights', selectRights.rights), 'Settings.Kortnummer.Write')
  const add = () => flow.send({ type: 'card.open', stored: null, today: today() })
  return (
    <>
      <PageHeader
        title={texts.title}
        context={texts.context}
        actions={
          mayWrite && (
            <Button variant="primary" icon={Plus} onClick={add}>
              {texts.add}
            </Button>
          )
        }
      />
      {list.view === 'value' && <CardNumbersTable flow={flow} list={list.value} mayWrite={mayWrite} />}
      {list.view === 'loading' && <SkeletonRows rows={5} label={texts.list.loading} />}
      {list.view === 'failed' && <ErrorState title={texts.list.failed} onRetry={list.reload} />}
      {isOpen && <CardNumberDialog flow={flow} list={list.view === 'value' ? list.value : none} />}
    </>
  )
}
