import { useSelector } from '@xstate/react'
import Calculator from 'lucide-react/icons/calculator'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Landmark from 'lucide-react/icons/landmark'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { attestIn } from '#contracts/payroll/run/attest.ts'
import { right } from '#contracts/rights/openings.ts'
import { workplace } from '#machines/app/app.select.ts'
import * as select from '#machines/payroll/salary-run/salary-run.select.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useSelect } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { runTexts } from '#ui/screens/payroll/run/run.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { Section } from '#ui/widgets/section/section.tsx'
import { DeliverySection } from '../delivery/delivery-section.tsx'
import { useDeliveries, useDelivery } from '../delivery/use-delivery.ts'
import { CalculationProgress } from './calculation-progress.tsx'
import { overviewPath, paymentsPath, whatIfPath } from './paths.ts'
import { PayslipTable } from './payslip-table.tsx'
import { periodName } from './period-name.ts'
import { PrintMenu } from './print-menu.tsx'
import { RunFigures } from './run-figures.tsx'
import { RunSteps } from './run-steps.tsx'
import { usePeriod, useRun } from './use-run.ts'
import { Warned } from './warned.tsx'

const texts = runTexts.list

const nothing: ReturnType<typeof select.left> = []
const nobody: ReturnType<typeof select.warned> = []

/** Renders `/payslips/{Period}`: a salary run with its payslips. */
export default function PayslipList() {
  const { Period = '' } = useParams()
  const navigate = useNavigate()
  const { flow } = useRun(Period)
  const period = usePeriod(flow, Period)
  const isCalculating = useSelector(flow, snapshot => snapshot !== undefined && select.isCalculating(snapshot))
  const stopped = useSelector(flow, snapshot => (snapshot ? select.stopped(snapshot) : ''))
  const left = useSelector(flow, snapshot => (snapshot ? select.left(snapshot) : nothing))
  const warned = useSelector(flow, snapshot => (snapshot ? select.warned(snapshot) : nobody))
  const [isOnlyWarned, setOnlyWarned] = useState(false)
  const [delivery, setDelivery] = useState('')
  const deliveryFlow = useDelivery(Period)
  const deliveries = useDeliveries(deliveryFlow)
  const changes = useSelector(flow, snapshot => (snapshot ? select.changes(snapshot) : 0))
  const attest = attestIn(useSelect('app', workplace)?.company)
  const mayCalculate = useMay(right('Payslips.ImportBasis')) && period?.Locked === false
  const calculate = () => flow?.send({ type: 'run.calculate', Period, persons: null, key: newKey() })
  const isEmpty = period?.Antal === 0
  const button = mayCalculate && (!isEmpty || !isCalculating) && (
    <Button variant={isEmpty ? 'primary' : 'secondary'} icon={Calculator} pending={isCalculating} onClick={calculate}>
      {texts.calculate}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.title(periodName(Period))}
        context={period && runTexts.payDay(period.Utbetalningsdatum)}
        actions={
          <div className={common.wrap}>
            <BackButton to={overviewPath}>{texts.back}</BackButton>
            {period && !isEmpty && (
              <Button icon={FlaskConical} onClick={() => navigate(whatIfPath(Period))}>
                {texts.whatIf}
              </Button>
            )}
            {!isEmpty && button}
            {period && !isEmpty && <PrintMenu Period={Period} />}
            {period && !isEmpty && (
              <Button
                variant={period.Next === 'PAY' ? 'primary' : 'secondary'}
                icon={Landmark}
                onClick={() => navigate(paymentsPath(Period))}
              >
                {texts.pay}
              </Button>
            )}
          </div>
        }
      />
      <div className={common.fluid4Above}>
        {flow && isCalculating && <CalculationProgress flow={flow} />}
        {stopped !== '' && (
          <Notice kind="ERROR">
            {texts.stopped} {stopped}
          </Notice>
        )}
        {left.length > 0 && !isCalculating && <Left left={left} />}
        {period?.Locked && <Notice kind="INFO">{texts.lockedNotice}</Notice>}
        {period && period.Antal > 0 && period.UtanSpecifikation > 0 && !period.Locked && !isCalculating && (
          <Notice kind="INFO">{texts.without(period.UtanSpecifikation)}</Notice>
        )}
        {period && period.Antal > 0 && (
          <Section title={runTexts.steps.label}>
            <div className={common.stack4}>
              <RunSteps period={period} usesAttest={attest !== 'none'} />
              <RunFigures sums={period} size="large" />
            </div>
          </Section>
        )}
        {deliveryFlow && period && period.Klarmarkerade > 0 && (
          <DeliverySection flow={deliveryFlow} Period={Period} onShowFailed={() => setDelivery('FAILED')} />
        )}
        {warned.length > 0 && !isOnlyWarned && (
          <Warned
            Period={Period}
            payslips={warned}
            all={period?.Varningar ?? 0}
            onShowAll={() => setOnlyWarned(true)}
          />
        )}
      </div>
      {flow && (
        <PayslipTable
          key={Period}
          flow={flow}
          Period={Period}
          changes={changes}
          attest={attest}
          isOnlyWarned={isOnlyWarned}
          delivery={delivery}
          onDelivery={setDelivery}
          visibleFrom={deliveries?.Visas ?? ''}
          onOnlyWarned={setOnlyWarned}
          isLocked={period?.Locked ?? false}
          empty={isEmpty && button}
        />
      )}
    </>
  )
}

/** Renders the payslips that the last calculation left as they were. */
const Left = ({ left }: { readonly left: ReturnType<typeof select.left> }) => (
  <Notice kind="INFO">
    {[texts.left(left.length), ...left.map(({ AnstNr, Orsak }) => texts.leftOne(AnstNr, Orsak))].join(' ')}
  </Notice>
)
