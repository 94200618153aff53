import { useFlow } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/text/login.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

/** The sign-in waits for an SMS code that this installation cannot send; the way back is open. */
export function SmsNotice() {
  const session = useFlow('session')
  return (
    <EmptyState
      size="sm"
      title={loginTexts.sms.title}
      text={loginTexts.sms.text}
      action={<Button onClick={() => session.send({ type: 'sms.cancel' })}>{loginTexts.sms.back}</Button>}
    />
  )
}
