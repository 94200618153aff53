import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import type { SecretRef } from '#machines/kit/shared/secret.ts'
import { css } from '#styled-system/css/index.js'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { integrationsTexts } from './integrations.text.ts'

const texts = integrationsTexts.issued
const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginTop: '3',
  padding: '3',
  borderRadius: 'control',
  bg: 'bg.subtle',
})
const value = css({
  flex: '[1 1 16rem]',
  minWidth: '0',
  fontFamily: 'mono',
  fontSize: 'sm',
  lineHeight: 'sm',
  userSelect: 'all',
  overflowWrap: 'anywhere',
})

interface IssuedKeyProps {
  readonly secret: SecretRef
  readonly onTaken: () => void
}

/** Renders a new key, which is shown once. Only its own button closes the dialog. */
export function IssuedKey({ secret, onTaken }: IssuedKeyProps) {
  const { vault } = useRuntime()
  const [copied, setCopied] = useState<boolean>()
  const key = vault.reveal(secret)
  const close = () => {
    vault.forget(secret)
    onTaken()
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog
      open
      role="alertdialog"
      persistent
      title={texts.title}
      width={560}
      footer={
        <Button variant="primary" onClick={close}>
          {key === undefined ? texts.doneLost : texts.done}
        </Button>
      }
    >
      {key === undefined ? (
        <Notice kind="INFO">{texts.lost}</Notice>
      ) : (
        <>
          <p>{texts.text}</p>
          <div className={box}>
            <output className={value} aria-label={texts.key}>
              {key}
            </output>
            {typeof navigator.clipboard?.writeText === 'function' && (
              <Button size="sm" icon={copied ? Check : Copy} onClick={() => copy(key)}>
                <span aria-live="polite">
                  {copied === undefined ? texts.copy : copied ? texts.copied : texts.notCopied}
                </span>
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}
