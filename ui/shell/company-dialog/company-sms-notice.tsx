import { useFlow } from '#ui/runtime/hooks.tsx'
import { companyDialogTexts } from '#ui/text/company-dialog.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

/** The chosen company waits for an SMS code that this installation cannot send; the list is a press away. */
export function CompanySmsNotice() {
  const selection = useFlow('companySelection')
  return (
    <EmptyState
      size="sm"
      title={companyDialogTexts.sms.title}
      text={companyDialogTexts.sms.text}
      action={<Button onClick={() => selection.send({ type: 'sms.cancel' })}>{companyDialogTexts.sms.back}</Button>}
    />
  )
}
