import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MyAccount } from '#contracts/account/shapes.ts'
import { emailMessage, mobileMessage, nameMessage } from '#contracts/rules/contact.ts'
import * as select from '#machines/account/my-account/my-account.select.ts'
import { useFlow, useRuntime, useSelect, useUnsavedChanges } from '#ui/runtime/hooks.tsx'
import { useShortcut } from '#ui/runtime/shortcuts/hooks.ts'
import { settingsTexts as texts } from '#ui/screens/account/account.text.ts'
import { common } from '#ui/theme/common-styles.ts'
import { OwnData } from './own-data.tsx'
import type { FieldName, Problems } from './problems.ts'
import { SignInSettings } from './sign-in-settings.tsx'

const form = common.stack6

/** The id of the form, which the save bar below it submits. */
export const accountFormId = 'account-form'

const fieldOrder: readonly FieldName[] = ['Namn', 'Epost', 'Mobil', 'requireSMSVerification', 'CurrentPassword']

/**
 * Renders the editable settings of the account: a draft in the flow, saved as a whole. Shows each
 * field's error once a save has been attempted.
 */
export function AccountForm({ account }: { readonly account: MyAccount }) {
  const flow = useFlow('myAccount')
  const { vault } = useRuntime()
  const draft = useSelect('myAccount', select.draft)
  const changed = useSelect('myAccount', select.changedFields)
  const isSaving = useSelect('myAccount', select.isSaving)
  const needsPassword = useSelect('myAccount', select.needsPassword)
  const nameRefusal = useSelect('myAccount', snapshot => select.refusal(snapshot, 'Namn'))
  const mobileRefusal = useSelect('myAccount', snapshot => select.refusal(snapshot, 'Mobil'))
  const twoStepRefusal = useSelect('myAccount', snapshot => select.refusal(snapshot, 'requireSMSVerification'))
  const passwordRefusal = useSelect('myAccount', snapshot => select.refusal(snapshot, 'CurrentPassword'))
  const [password, setPassword] = useState('')
  const [attempts, setAttempts] = useState(0)
  const checked = attempts > 0
  const element = useRef<HTMLFormElement>(null)

  const enforcesBankId = !account.Inloggningsmetoder.includes('A')
  const asksPassword = needsPassword && !enforcesBankId
  const hasTwoStep = draft.requireSMSVerification ?? account.requireSMSVerification
  const hasNoNumber = draft.Mobil === undefined ? account.MobilSlut === '' : draft.Mobil.trim() === ''
  const problems = without({
    Namn: nameMessage(draft.Namn ?? account.Namn),
    Epost: emailMessage(draft.Epost ?? account.Epost),
    Mobil: mobileMessage(draft.Mobil ?? '') ?? (hasTwoStep && hasNoNumber ? texts.security.mobileMissing : undefined),
    CurrentPassword: asksPassword && password === '' ? texts.security.currentMissing : undefined,
  })
  const refused = without({
    Namn: nameRefusal,
    Mobil: mobileRefusal,
    requireSMSVerification: twoStepRefusal,
    CurrentPassword: passwordRefusal,
  })
  const isRefused = Object.keys(refused).length > 0
  const shown: Problems = { ...(checked && problems), ...refused }

  const focusFirst = useEffectEvent(() => {
    const first = fieldOrder.find(name => shown[name] !== undefined)
    if (first) element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  })
  // Runs after the render that follows the attempt, since a field may appear together with its
  // error.
  useEffect(() => {
    if (attempts > 0) focusFirst()
  }, [attempts])
  useEffect(() => {
    if (isRefused) focusFirst()
  }, [isRefused])
  useEffect(() => {
    // Clears the password once the draft is saved or discarded: it is only needed to save.
    if (changed > 0) return
    setPassword('')
    setAttempts(0)
  }, [changed])

  const save = () => {
    if (changed === 0 || isSaving) return
    setAttempts(attempts + 1)
    flow.send(
      Object.keys(problems).length === 0
        ? { type: 'account.save', password: asksPassword ? vault.keep(password) : null }
        : { type: 'account.unfit' },
    )
  }
  useShortcut('save', save)
  useUnsavedChanges('myAccount', changed > 0, 'myAccount')
  const onSaveWanted = useEffectEvent(save)
  useEffect(() => {
    const hearing = flow.on('account.saveWanted', () => onSaveWanted())
    return () => hearing.unsubscribe()
  }, [flow])
  const writePassword = (text: string) => {
    setPassword(text)
    // The password is no field of the draft, so an empty edit clears the refusal.
    if (passwordRefusal !== undefined) flow.send({ type: 'account.edit', edit: {} })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }

  return (
    <form ref={element} id={accountFormId} className={form} onSubmit={submit} noValidate>
      <div id="account">
        <OwnData
          account={account}
          draft={draft}
          problems={shown}
          onEdit={edit => flow.send({ type: 'account.edit', edit })}
        />
      </div>
      <div id="security">
        <SignInSettings
          account={account}
          draft={draft}
          problems={shown}
          enforcesBankId={enforcesBankId}
          onEdit={edit => flow.send({ type: 'account.edit', edit })}
          password={asksPassword ? password : null}
          onPassword={writePassword}
        />
      </div>
    </form>
  )
}

const without = (found: { readonly [Name in FieldName]?: string | undefined }): Problems =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
