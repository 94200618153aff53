import { useNavigate, useParams } from 'react-router-dom'
import { certificateLayout } from '#contracts/employees/documents/certificate.form.ts'
import { newItemKey } from '#contracts/forms/item-key.ts'
import { css } from '#styled-system/css/index.js'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useCreated } from '#ui/forms/use-created.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { certificateForm } from '#ui/runtime/lazy/employee-files.ts'
import { fileTexts } from '#ui/screens/employees/files/files.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { documentsPath } from './paths.ts'

const texts = fileTexts.certificate
const [page] = certificateLayout.pages
/** Below the title where that is as wide as the window. */
const back = css({ width: { base: 'full', sm: '[auto]' } })

/**
 * Renders the form of an employer's certificate. Once made, it is the first of the employee's
 * documents, which are shown.
 */
export default function Certificate() {
  const { AnstNr = '' } = useParams()
  const navigate = useNavigate()
  const flow = useLazyFlow(certificateForm)
  const id = newItemKey(AnstNr)
  useCreated(flow, id, () => navigate(documentsPath(AnstNr), { replace: true }))
  if (!flow || !page) return <LoadingIndicator />
  return (
    <FormPage
      flow={flow}
      page={page}
      id={id}
      layout={certificateLayout}
      context={texts.context(AnstNr)}
      actions={
        <div className={back}>
          <BackButton to={documentsPath(AnstNr)}>{texts.back}</BackButton>
        </div>
      }
    />
  )
}
