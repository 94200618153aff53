import { useNavigate, useParams } from 'react-router-dom'
import { absenceLayout } from '#contracts/employees/absences/absence.form.ts'
import { partKey } from '#contracts/forms/item-key.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useCreated } from '#ui/forms/use-created.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { absenceForm } from '#ui/runtime/lazy/absences.ts'
import { absenceTexts as texts } from '#ui/screens/employees/absences/absences.text.ts'
import { BackButton } from '#ui/shell/back-button.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { absencesPath } from './paths.ts'

const [page] = absenceLayout.pages

/** Renders the form of an absence, or of a new one, which leads back to the list. */
export default function Absence() {
  const { AnstNr = '', Id } = useParams()
  const flow = useLazyFlow(absenceForm)
  const navigate = useNavigate()
  const id = partKey(AnstNr, Id)
  useCreated(flow, id, () => navigate(absencesPath(AnstNr), { replace: true }))
  if (!flow || !page) return <LoadingIndicator />
  return (
    <FormPage
      flow={flow}
      page={page}
      id={id}
      layout={absenceLayout}
      title={Id === undefined ? texts.add : page.title}
      context={texts.context(AnstNr)}
      actions={<BackButton to={absencesPath(AnstNr)}>{texts.back}</BackButton>}
    />
  )
}
