import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { generatePassword, newPasswordMessage } from '#contracts/sign-in/new-password.rules.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as select from '#machines/sign-in/change-password/change-password.select.ts'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { passwordTexts as texts } from '#ui/screens/sign-in/change-password/password.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { GeneratedPassword } from './generated-password.tsx'
import { secureRandom } from './secure-random.ts'
import { useCommonPasswords } from './use-common-passwords.ts'

const form = common.column4
const random = secureRandom()

/** Renders the dialog 'Byt lösenord'. A press outside does not close it. */
export default function PasswordDialog() {
  const flow = useFlow('changePassword')
  const { vault } = useRuntime()
  const login = useSelect('app', selectApp.account)?.Login ?? ''
  const isSaving = useSelect('changePassword', select.isSaving)
  const failure = useSelect('changePassword', select.failureMessage)
  const failedField = useSelect('changePassword', select.failedField)
  const isCommon = useCommonPasswords()
  const [passwords, setPasswords] = useState({ current: '', next: '' })
  const [generated, setGenerated] = useState<string>()
  const [checked, setChecked] = useState(false)
  const fields = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) }
  const formId = useId()

  const currentField = fields.current
  const nextField = fields.next
  useEffect(() => {
    if (failedField) (failedField === 'current' ? currentField : nextField).current?.focus()
  }, [failedField, currentField, nextField])

  // Validates on demand: judging a password takes milliseconds, too long for each keystroke before
  // the first attempt.
  const findProblems = () => ({
    current: passwords.current === '' ? texts.currentMissing : undefined,
    next:
      newPasswordMessage(passwords.next, login, isCommon) ??
      (passwords.next === passwords.current ? texts.same : undefined),
  })
  const shown = checked ? findProblems() : undefined
  const errorOf = (field: 'current' | 'next') => (failedField === field ? failure : shown?.[field])
  const edit = (change: Partial<typeof passwords>) => {
    setPasswords({ ...passwords, ...change })
    if (change.next !== generated) setGenerated(undefined)
    if (failure) flow.send({ type: 'password.edit' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const problems = findProblems()
    if (problems.current) fields.current.current?.focus()
    else if (problems.next) fields.next.current?.focus()
    else {
      const pair = { current: vault.keep(passwords.current), next: vault.keep(passwords.next) }
      vault.send(flow, { type: 'password.submit', ...pair })
    }
  }
  const generate = () => {
    if (!random) return
    const next = generatePassword(random)
    edit({ next })
    setGenerated(next)
  }

  return (
    <Dialog
      open
      title={texts.title}
      description={texts.description}
      width={480}
      closeOnOutside={false}
      onClose={() => flow.send({ type: 'password.close' })}
      initialFocus={() => fields.current.current}
      footer={
        <>
          <Button disabled={isSaving} onClick={() => flow.send({ type: 'password.close' })}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={isSaving}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={form} onSubmit={submit} noValidate>
        {failure && !failedField && <Notice kind="ERROR">{failure}</Notice>}
        {/* Tells password managers which user name the new password belongs to. */}
        <input type="text" autoComplete="username" value={login} readOnly hidden />
        <PasswordField
          ref={fields.current}
          label={texts.current}
          value={passwords.current}
          onChange={current => edit({ current })}
          error={errorOf('current')}
          required
        />
        <PasswordField
          ref={fields.next}
          label={texts.next}
          hint={texts.nextHint}
          autoComplete="new-password"
          value={passwords.next}
          onChange={next => edit({ next })}
          error={errorOf('next')}
          required
        />
        {random && (
          <div className={common.column3AtStart}>
            <Button size="sm" icon={WandSparkles} onClick={generate}>
              {texts.generate}
            </Button>
            {generated !== undefined && <GeneratedPassword password={generated} />}
          </div>
        )}
      </form>
    </Dialog>
  )
}
