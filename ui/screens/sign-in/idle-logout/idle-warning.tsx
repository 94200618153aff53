import { useRef } from 'react'
import * as select from '#machines/sign-in/idle-logout/idle-logout.select.ts'
import { css } from '#styled-system/css/index.js'
import { useFlow, useSelect } from '#ui/runtime/hooks.tsx'
import { idleLogoutTexts } from '#ui/screens/sign-in/idle-logout/idle-logout.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

const texts = idleLogoutTexts.warning
const row = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '4' })
const count = css({ textStyle: 'headingMd', fontVariantNumeric: 'tabular-nums' })

/**
 * Renders the warning during the last minute before the idle logout. Escape stays signed in; a
 * press outside does nothing.
 */
export default function IdleWarning() {
  const idleLogout = useFlow('idleLogout')
  const session = useFlow('session')
  const seconds = useSecondsLeft(useSelect('idleLogout', select.deadline))
  const stayButton = useRef<HTMLButtonElement>(null)
  const stay = () => idleLogout.send({ type: 'idle.stay', at: Date.now() })
  return (
    <Dialog
      open
      role="alertdialog"
      width={440}
      title={texts.title}
      description={texts.text}
      closeOnOutside={false}
      onClose={stay}
      initialFocus={() => stayButton.current}
      footer={
        <>
          <Button onClick={() => session.send({ type: 'signOut' })}>{texts.signOut}</Button>
          <Button ref={stayButton} variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      {/* A timer is not announced by itself: counting aloud would drown the question. */}
      <div className={row} role="timer">
        <span className={common.muted}>{texts.left}</span>
        <span className={count}>{texts.seconds(seconds)}</span>
      </div>
    </Dialog>
  )
}
