import { type ReactNode, useMemo } from 'react'
import { userLayout } from '#contracts/users/user.form.ts'
import { failureText } from '#machines/kit/shared/tell.ts'
import { FormPage } from '#ui/forms/form-page.tsx'
import { useLazyFlow, useList } from '#ui/runtime/hooks.tsx'
import { userForm } from '#ui/runtime/lazy/users.ts'
import { userTexts as texts } from '#ui/screens/users/users.text.ts'
import { ErrorState } from '#ui/widgets/feedback/error-state.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'

const [page] = userLayout.pages

interface UserFormProps {
  /** The login, or the key of a new user. */
  readonly id: string
  readonly title: string
  readonly context?: ReactNode
  readonly actions?: ReactNode
  readonly notices?: ReactNode
  readonly isReadOnly?: boolean
}

/** Renders the form of a user, with what the account may give to choose from. */
export function UserForm({ isReadOnly = false, ...head }: UserFormProps) {
  const flow = useLazyFlow(userForm)
  const choices = useList('userChoices')
  const given = choices.view === 'value' ? choices.value : undefined
  const options = useMemo(() => {
    if (!given) return undefined
    const { AllaForetag: _, Roll, ...rest } = given
    // A read-only form also shows what the account may not give.
    return isReadOnly ? rest : { Roll, ...rest }
  }, [given, isReadOnly])
  if (choices.view === 'failed')
    return <ErrorState title={texts.choicesFailed} text={failureText(choices.failure)} onRetry={choices.reload} />
  if (!flow || !page || !options) return <LoadingIndicator />
  return <FormPage flow={flow} layout={userLayout} page={page} options={options} isReadOnly={isReadOnly} {...head} />
}
