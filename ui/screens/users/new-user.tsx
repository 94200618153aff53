import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { newItemKey } from '#contracts/forms/item-key.ts'
import { useLazyFlow } from '#ui/runtime/hooks.tsx'
import { userForm } from '#ui/runtime/lazy/users.ts'
import { userTexts } from '#ui/screens/users/users.text.ts'
import { copyOf, userPath } from './paths.ts'
import { UserForm } from './user-form.tsx'

const texts = userTexts.new

/** Renders the form of a new user, empty or as a copy of another. Goes to the user once created. */
export default function NewUser() {
  const flow = useLazyFlow(userForm)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const copied = search.get(copyOf)
  const id = newItemKey(copied)
  const created = useSelector(flow, snapshot => {
    const { context } = snapshot ?? {}
    return context?.id === id && (context.version ?? 0) > 0 ? String(context.values.Login) : null
  })
  useEffect(() => {
    if (created !== null) navigate(userPath(created), { replace: true })
  }, [created, navigate])
  return <UserForm id={id} title={texts.title} context={copied === null ? texts.context : texts.copyContext(copied)} />
}
