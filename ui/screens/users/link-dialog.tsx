import { useSelector } from '@xstate/react'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { shownIn } from '#machines/kit/shared/act.select.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { userTexts } from '#ui/screens/users/users.text.ts'
import { formatTime } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { useUserActions } from './use-users.ts'

const texts = userTexts.link
const box = css({ display: 'grid', gap: '2', padding: '3', borderRadius: 'control', bg: 'bg.subtle' })

/** Renders where the link of an invitation or a reset was sent, or the link to hand over. */
export function LinkDialog() {
  const { flow } = useUserActions()
  const { vault } = useRuntime()
  const made = useSelector(flow, snapshot => (snapshot ? shownIn(snapshot) : null))
  const [copied, setCopied] = useState<boolean>()
  if (!made) return null
  const { act, user } = made.act
  const link = made.value
  const path = link.Lank === null ? undefined : vault.reveal(link.Lank)
  const whole = path && new URL(path, window.location.origin).href
  const close = () => {
    if (link.Lank !== null) vault.forget(link.Lank)
    setCopied(undefined)
    flow?.send({ type: 'act.close' })
  }
  const copy = () =>
    whole &&
    navigator.clipboard.writeText(whole).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog
      open
      title={texts.title[act === 'invite' ? 'INVITE' : 'RESET']}
      width={560}
      onClose={close}
      closeOnOutside={false}
      footer={<Button onClick={close}>{texts.close}</Button>}
    >
      <div className={common.stack4}>
        <p>{link.MobilSlut === null ? texts.unsent(user.Namn) : texts.sent(user.Namn, link.MobilSlut)}</p>
        {whole && (
          <div className={box}>
            <output className={common.monoToCopy} aria-label={texts.label}>
              {whole}
            </output>
            <span>
              <Button size="sm" icon={copied ? Check : Copy} onClick={copy}>
                <span aria-live="polite">
                  {copied === undefined ? texts.copy : copied ? texts.copied : texts.notCopied}
                </span>
              </Button>
            </span>
          </div>
        )}
        <p className={common.muted}>{texts.until(formatTime(link.GallerTill))}</p>
      </div>
    </Dialog>
  )
}
