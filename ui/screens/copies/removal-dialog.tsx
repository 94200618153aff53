import { useRef, useState } from 'react'
import * as select from '#machines/companies/company-removal/company-removal.select.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import * as selectPassword from '#machines/sign-in/change-password/change-password.select.ts'
import { useFlow, useRuntime, useSelect, useWritten } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { copyTexts } from '#ui/screens/copies/copies.text.ts'
import { FormDialog } from '#ui/widgets/dialog/form-dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const texts = copyTexts.remove

/**
 * Renders the request to remove a company, which requires its id typed and the person's identity
 * confirmed.
 */
export function RemovalDialog() {
  const flow = useFlow('companyRemoval')
  const company = useSelect('companyRemoval', select.company)
  const isRemoving = useSelect('companyRemoval', select.isRemoving)
  const employees = useSelect('companyRemoval', select.employees)
  const failure = useSelect('companyRemoval', select.failure)
  const passwordRefusal = useSelect('companyRemoval', select.passwordRefusal)
  const hasPassword = useSelect('changePassword', selectPassword.mayChange)
  const isRestored = useSelect('companyRemoval', select.isRestored)
  const { vault } = useRuntime()
  const [typed, setTyped] = useWritten('companyRemoval', '')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  if (!company) return null
  const isTyped = select.isTyped(company.FtgId, typed)
  const submit = () => {
    setChecked(true)
    if (!isTyped) field.current?.focus()
    else if (hasPassword && password === '') passwordField.current?.focus()
    else
      flow.send({ type: 'removal.confirm', typed, password: hasPassword ? vault.keep(password) : null, key: newKey() })
  }
  return (
    <FormDialog
      title={texts.title}
      role="alertdialog"
      persistent
      closeOnEscape={!isRemoving}
      cancel={copyTexts.cancel}
      submit={texts.start}
      variant="danger"
      isBusy={isRemoving}
      onClose={() => flow.send({ type: 'removal.close' })}
      onSubmit={submit}
    >
      {failure && <Notice kind="ERROR">{failureText(failure)}</Notice>}
      <p>{texts.about(company.Namn, employees, company.years)}</p>
      <Notice kind="INFO">{copyNotice(isRestored)}</Notice>
      <TextField
        ref={field}
        label={texts.typed(company.FtgId)}
        required
        autoComplete="off"
        spellCheck={false}
        readOnly={isRemoving}
        error={isChecked && !isTyped ? texts.wrong(company.FtgId) : undefined}
        value={typed}
        onChange={setTyped}
      />
      {hasPassword ? (
        <PasswordField
          ref={passwordField}
          name="CurrentPassword"
          label={texts.password}
          hint={texts.passwordHint}
          required
          autoComplete="current-password"
          readOnly={isRemoving}
          error={passwordRefusal ?? (isChecked && password === '' ? texts.passwordMissing : undefined)}
          value={password}
          onChange={text => {
            setPassword(text)
            if (passwordRefusal !== undefined) flow.send({ type: 'removal.edited' })
          }}
        />
      ) : (
        <Notice kind="INFO">{texts.bankId}</Notice>
      )}
    </FormDialog>
  )
}

/** What becomes of the copy. It says nothing of the time until the origin is known. */
const copyNotice = (isRestored: boolean | null): string =>
  isRestored === null ? texts.anyCopy : isRestored ? texts.restoredCopy : texts.copy
