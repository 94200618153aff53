import { useSelector } from '@xstate/react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import Printer from 'lucide-react/icons/printer'
import { useNavigate } from 'react-router-dom'
import type { Attest } from '#contracts/payroll/run/attest.ts'
import { payslipRights } from '#contracts/payroll/run/payslip-life.ts'
import type { Payslip, PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { right } from '#contracts/rights/openings.ts'
import { isFetching } from '#machines/frame/download/download.select.ts'
import * as select from '#machines/kit/shared/act.select.ts'
import { useOpens } from '#ui/runtime/access.ts'
import { useFlow, useLazyFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { payslipActions } from '#ui/runtime/lazy/salary-run.ts'
import { newKey } from '#ui/runtime/new-key.ts'
import { keysOf, useShortcut } from '#ui/runtime/shortcuts/hooks.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { IconButton } from '#ui/widgets/button/icon-button.tsx'
import { CorrectionButtons } from '../correction/correction-buttons.tsx'
import { historyPath, payslipPath, printPath } from './paths.ts'
import { actionsOf } from './payslip-states.ts'

const texts = runTexts.payslip

interface PayslipActionsProps {
  readonly payslip: Payslip
  readonly attest: Attest
  /** True while rows are typed that are not saved. */
  readonly isTyped: boolean
  /** True while what was just saved is being fetched. An older payslip would be refused. */
  readonly isOutdated: boolean
}

/** Renders the ways to the persons before and after, and what may be done with the payslip. */
export function PayslipActions({ payslip, attest, isTyped, isOutdated }: PayslipActionsProps) {
  const navigate = useNavigate()
  const flow = useLazyFlow(payslipActions)
  const isActing = useSelector(flow, snapshot => snapshot !== undefined && select.isActing(snapshot))
  const opens = useOpens()
  const { Period, AnstNr, Nummer, Version, Netto, Varningar, Foregaende, Nasta } = payslip
  const path = printPath(Period, [payslip])
  const download = useFlow('download')
  const isPrinting = useSelect('download', isFetching(path))
  const goTo = (person: Payslip['Nasta']) => person && navigate(payslipPath(Period, person.AnstNr))
  const snackbar = useFlow('snackbar')
  const act = (action: PayslipAction) => {
    // It would be marked as ready, and paid, without the rows.
    if (isTyped && action === 'ready') snackbar.send({ type: 'snackbar.show', kind: 'INFO', text: texts.saveFirst })
    else
      flow?.send({
        type: 'act.start',
        act: { Period, AnstNr, Nummer, Version, Netto, Varningar, action },
        key: newKey(),
      })
  }
  useShortcut('previousItem', () => goTo(Foregaende))
  useShortcut('nextItem', () => goTo(Nasta))
  return (
    <div className={common.wrap}>
      <Button variant="ghost" icon={History} onClick={() => navigate(historyPath(Period, AnstNr, Nummer))}>
        {texts.history}
      </Button>
      <IconButton
        icon={ChevronLeft}
        label={texts.previous(Foregaende?.Namn)}
        shortcut={keysOf('previousItem')}
        disabled={Foregaende === null}
        onClick={() => goTo(Foregaende)}
      />
      <IconButton
        icon={ChevronRight}
        label={texts.next(Nasta?.Namn)}
        shortcut={keysOf('nextItem')}
        disabled={Nasta === null}
        onClick={() => goTo(Nasta)}
      />
      {opens(right(payslipRights.takeBack)) && <CorrectionButtons payslip={payslip} />}
      <Button icon={Printer} pending={isPrinting} onClick={() => download.send({ type: 'download.start', path })}>
        {runTexts.print.chosen}
      </Button>
      {actionsOf(payslip, attest, name => opens(right(name))).map((action, at) => (
        <Button
          key={action}
          variant={at === 0 && !action.startsWith('un') ? 'primary' : 'secondary'}
          pending={isActing || isOutdated}
          onClick={() => act(action)}
        >
          {runTexts.actions[action]}
        </Button>
      ))}
    </div>
  )
}
