import { useSelector } from '@xstate/react'
import Banknote from 'lucide-react/icons/banknote'
import BookPlus from 'lucide-react/icons/book-plus'
import Download from 'lucide-react/icons/download'
import Send from 'lucide-react/icons/send'
import { useNavigate } from 'react-router-dom'
import { mayBeDone } from '#contracts/life/life.ts'
import type { VoucherList } from '#contracts/payroll/vouchers/shapes.ts'
import { voucherLife, voucherState } from '#contracts/payroll/vouchers/voucher-life.ts'
import type { FlowRef } from '#machines/app/app.flows.ts'
import * as select from '#machines/payroll/vouchers/vouchers.select.ts'
import { useFlow } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { useJobFlows } from '#ui/screens/copies/use-copies.ts'
import { voucherTexts } from '#ui/screens/payroll/vouchers/vouchers.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { noFileId } from './no-file.tsx'
import { filePath, runPath } from './paths.ts'
import { useVoucherRights } from './use-vouchers.ts'

const texts = voucherTexts.period

interface PeriodActionsProps {
  readonly flow: FlowRef<'vouchers'>
  readonly list: VoucherList
}

/** Renders what may be done with the vouchers of a period, the next step as the primary button. */
export function PeriodActions({ flow, list: { Period: period, Verifikationer, Hinder } }: PeriodActionsProps) {
  const navigate = useNavigate()
  const download = useFlow('download')
  const may = useVoucherRights()
  const startJobFlows = useJobFlows()
  const isProposing = useSelector(flow, select.isProposing)
  const isSending = useSelector(flow, select.isSending)
  const { Period, Lonebesked, Betalningar } = period
  const files = [...new Set(Verifikationer.flatMap(({ Fil }) => Fil ?? []))].toSorted((a, b) => a - b)
  const isUnposted = Lonebesked.Fardiga > Lonebesked.Bokforda || Betalningar.Antal > Betalningar.Bokforda
  const isUnsent = Verifikationer.some(each => mayBeDone(voucherLife, voucherState(each), 'send'))
  const mustRun = !isUnposted && Verifikationer.length === 0
  return (
    <>
      {may.fetchFile &&
        files.map(file => (
          <Button
            key={file}
            icon={Download}
            disabled={Hinder !== null}
            aria-describedby={Hinder ? noFileId : undefined}
            onClick={() => download.send({ type: 'download.start', path: filePath(Period, file) })}
          >
            {texts.fetch(file)}
          </Button>
        ))}
      {mustRun && may.seePayslips && (
        <Button variant="primary" icon={Banknote} onClick={() => navigate(runPath(Period))}>
          {texts.run}
        </Button>
      )}
      {may.write && !mustRun && (
        <Button
          variant={isUnposted ? 'primary' : 'secondary'}
          icon={BookPlus}
          pending={isProposing}
          onClick={async () => {
            // Many payslips are posted by a job, which the dialog of these flows follows.
            await startJobFlows()
            flow.send({ type: 'vouchers.preview', key: newKey() })
          }}
        >
          {texts.make}
        </Button>
      )}
      {may.send && isUnsent && (
        <Button
          variant={isUnposted ? 'secondary' : 'primary'}
          icon={Send}
          pending={isSending}
          disabled={Hinder !== null}
          aria-describedby={Hinder ? noFileId : undefined}
          onClick={() => flow.send({ type: 'vouchers.send', key: newKey(), fetchesFile: may.fetchFile })}
        >
          {texts.send}
        </Button>
      )}
    </>
  )
}
