import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { smsCodeLength, smsCodeMessage } from '#contracts/sign-in/rules.ts'
import * as select from '#machines/sign-in/sms-verification/sms-verification.select.ts'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { smsDialogTexts as texts } from '#ui/screens/sign-in/sms-verification/sms-dialog.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PinField } from '#ui/widgets/pin-field/pin-field.tsx'

const form = common.column4
const empty: readonly string[] = Array.from({ length: smsCodeLength }, () => '')

/**
 * Renders the SMS verification dialog, 700 px wide, at sign-in and at the choice of a company. A
 * press outside does not close it.
 */
export default function SmsDialog() {
  const verification = useFlow('smsVerification')
  const { vault } = useRuntime()
  const failure = useSelect('smsVerification', select.codeFailure)
  const isRefused = useSelect('smsVerification', select.isCodeRefused)
  const isRequesting = useSelect('smsVerification', select.isRequesting)
  const isVerifying = useSelect('smsVerification', select.isVerifying)
  const [code, setCode] = useState(empty)
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  useEffect(() => {
    if (isRefused) field.current?.focus()
  }, [isRefused])

  const problem = smsCodeMessage(code.join(''))
  const refusal = isRefused ? failure : undefined
  const edit = (value: readonly string[]) => {
    setCode(value)
    if (failure) verification.send({ type: 'sms.edit' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem) field.current?.focus()
    else vault.send(verification, { type: 'sms.submit', code: vault.keep(code.join('')) })
  }
  const resend = () => {
    setCode(empty)
    setChecked(false)
    verification.send({ type: 'sms.resend' })
    field.current?.focus()
  }

  return (
    <Dialog
      open
      title={texts.title}
      width={700}
      closeOnOutside={false}
      onClose={() => verification.send({ type: 'sms.cancel' })}
      initialFocus={() => field.current}
      footer={
        <>
          <Button onClick={resend} disabled={isRequesting || isVerifying}>
            {texts.resend}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isRequesting || isVerifying}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={submit} noValidate>
        <p className={common.atMostProse} role="status">
          {isRequesting ? texts.sending : texts.text}
        </p>
        {failure && !isRefused && <Notice kind="ERROR">{failure}</Notice>}
        <PinField
          ref={field}
          label={texts.code}
          characterLabel={texts.character}
          value={code}
          onChange={edit}
          error={refusal ?? (checked ? problem : undefined)}
        />
      </form>
    </Dialog>
  )
}
