import { useFlow } from '#ui/runtime/hooks.tsx'
import { idleLogoutTexts } from '#ui/screens/sign-in/idle-logout/idle-logout.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'

const texts = idleLogoutTexts.ended

/** Renders the dialog about the logout due to inactivity, over the login screen. */
export default function InactivityDialog() {
  const session = useFlow('session')
  const dismiss = () => session.send({ type: 'inactivity.dismiss' })
  return (
    <Dialog
      open
      role="alertdialog"
      width={440}
      title={texts.title}
      onClose={dismiss}
      closeOnOutside={false}
      footer={
        <Button variant="primary" onClick={dismiss}>
          {texts.close}
        </Button>
      }
    >
      <p className={common.atMostProse}>{texts.text}</p>
    </Dialog>
  )
}
