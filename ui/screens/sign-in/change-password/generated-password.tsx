import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { css } from '#styled-system/css/index.js'
import { passwordTexts as texts } from '#ui/screens/sign-in/change-password/password.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'

const box = css({
  width: 'full',
  display: 'grid',
  gap: '2',
  padding: '3',
  borderRadius: 'control',
  bg: 'bg.subtle',
})

/** Renders a generated password, with a button to copy it where the browser supports that. */
export function GeneratedPassword({ password }: { readonly password: string }) {
  const [copied, setCopied] = useState<{ readonly password: string; readonly done: boolean }>()
  const state = copied?.password === password ? copied : undefined
  const copy = () =>
    navigator.clipboard.writeText(password).then(
      () => setCopied({ password, done: true }),
      () => setCopied({ password, done: false }),
    )
  const isCopyable = typeof navigator.clipboard?.writeText === 'function'
  return (
    <div className={box}>
      <div className={common.wrapApart2}>
        <output className={common.monoToCopy} aria-label={texts.next}>
          {password}
        </output>
        {isCopyable && (
          <Button size="sm" variant="ghost" icon={state?.done ? Check : Copy} onClick={copy}>
            <span aria-live="polite">{state ? (state.done ? texts.copied : texts.notCopied) : texts.copy}</span>
          </Button>
        )}
      </div>
      <p className={common.caption}>{texts.generated}</p>
    </div>
  )
}
