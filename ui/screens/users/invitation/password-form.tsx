import { type FormEvent, useRef, useState } from 'react'
import { newPasswordMessage } from '#contracts/sign-in/new-password.rules.ts'
import * as select from '#machines/users/invitation/invitation.select.ts'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { invitationTexts as texts } from '#ui/screens/users/invitation/invitation.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const form = common.stack4
const ignore = () => {}

/** Renders the form of the first or a new password. */
export function PasswordForm({ login }: { readonly login: string }) {
  const flow = useFlow('invitation')
  const { vault } = useRuntime()
  const failure = useSelect('invitation', select.failure)
  const isOfPassword = useSelect('invitation', select.isOfPassword)
  const isSaving = useSelect('invitation', select.isSaving)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const problem = () => newPasswordMessage(password, login, undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problem()) field.current?.focus()
    else vault.send(flow, { type: 'invitation.accept', password: vault.keep(password) })
  }
  const edit = (next: string) => {
    setPassword(next)
    if (failure) flow.send({ type: 'invitation.edit' })
  }
  return (
    <form className={form} onSubmit={submit} noValidate>
      {failure && !isOfPassword && <Notice kind="ERROR">{failure}</Notice>}
      <TextField label={texts.login} value={login} onChange={ignore} readOnly autoComplete="username" />
      <PasswordField
        ref={field}
        label={texts.password}
        hint={texts.hint}
        autoComplete="new-password"
        value={password}
        onChange={edit}
        error={isOfPassword ? failure : isChecked ? problem() : undefined}
        required
      />
      <Button type="submit" variant="primary" pending={isSaving} block>
        {texts.save}
      </Button>
    </form>
  )
}
