import { useNavigate, useParams } from 'react-router-dom'
import { partKey } from '#contracts/forms/item-key.ts'
import { vehicleLayout } from '#contracts/vehicles/vehicle.form.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useCreated } from '#ui/forms/use-created.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { vehicleForm } from '#ui/runtime/lazy/vehicles.ts'
import { vehicleTexts } from '#ui/screens/employees/vehicles/vehicles.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { common } from '#ui/theme/common-styles.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { useMayWrite } from '../use-employees.ts'
import { vehiclesPath } from './paths.ts'

const texts = vehicleTexts.list
const notice = common.spaced6
const [page] = vehicleLayout.pages

/** Renders the form of an employee's company car, or of a new one, which leads back to the list. */
export default function Vehicle() {
  const { AnstNr = '', Id } = useParams()
  const flow = useLazyFlow(vehicleForm)
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const id = partKey(AnstNr, Id)
  useCreated(flow, id, () => navigate(vehiclesPath(AnstNr), { replace: true }))
  if (!flow || !page) return <LoadingIndicator />
  return (
    <FormPage
      flow={flow}
      page={page}
      id={id}
      layout={vehicleLayout}
      title={Id === undefined ? texts.add : page.title}
      context={texts.context(AnstNr)}
      isReadOnly={!mayWrite}
      notices={
        !mayWrite && (
          <div className={notice}>
            <Notice kind="INFO">{texts.readOnly}</Notice>
          </div>
        )
      }
      actions={<BackButton to={vehiclesPath(AnstNr)}>{texts.back}</BackButton>}
    />
  )
}
