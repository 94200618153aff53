import { type FormEvent, useRef, useState } from 'react'
import { loginMessage, maxLoginLength, passwordMessage } from '#contracts/sign-in/rules.ts'
import * as select from '#machines/sign-in/session/session.select.ts'
import { useFlow, useRuntime, useSelect } from '#ui/runtime/hooks.tsx'
import { loginTexts } from '#ui/screens/sign-in/login/login.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Notice } from '#ui/widgets/feedback/notice.tsx'
import { PasswordField } from '#ui/widgets/field/password-field.tsx'
import { TextField } from '#ui/widgets/field/text-field.tsx'

const form = common.column4

/**
 * Renders the form with user name and password. It takes the focus when it is the first view, but
 * never while the arrow keys move between the tabs. A failed attempt keeps the values; only a
 * refusal by the flow marks both fields.
 */
export function PasswordForm({ autoFocus }: { readonly autoFocus: boolean }) {
  const session = useFlow('session')
  const { storage, vault } = useRuntime()
  const failure = useSelect('session', select.signInFailure)
  const areWrong = useSelect('session', select.areCredentialsWrong)
  const isSigningIn = useSelect('session', select.isSigningIn)
  const [login, setLogin] = useState(() => storage.login.read() ?? '')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const loginRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  const problems = { login: loginMessage(login), password: passwordMessage(password) }
  const edited = (change: (value: string) => void) => (value: string) => {
    change(value)
    if (failure) session.send({ type: 'signIn.edit' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.login) loginRef.current?.focus()
    else if (problems.password) passwordRef.current?.focus()
    else vault.send(session, { type: 'signIn.submit', login: login.trim(), password: vault.keep(password) })
  }

  return (
    <form className={form} onSubmit={submit} noValidate>
      {failure && <Notice kind="ERROR">{failure}</Notice>}
      <TextField
        ref={loginRef}
        label={loginTexts.login}
        name="login"
        value={login}
        onChange={edited(setLogin)}
        counter={maxLoginLength}
        error={checked ? problems.login : undefined}
        invalid={areWrong}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={autoFocus && login === ''}
      />
      <PasswordField
        ref={passwordRef}
        label={loginTexts.password}
        name="password"
        value={password}
        onChange={edited(setPassword)}
        error={checked ? problems.password : undefined}
        invalid={areWrong}
        required
        autoFocus={autoFocus && login !== ''}
      />
      <Button type="submit" variant="primary" block pending={isSigningIn}>
        {loginTexts.submit}
      </Button>
    </form>
  )
}
