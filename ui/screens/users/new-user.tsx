import { useNavigate, useSearchParams } from 'react-router-dom'
import { newItemKey } from '#contracts/forms/item-key.ts'
import { useCreated } from '#ui/forms/use-created.ts'
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
  useCreated(flow, id, ({ Login }) => navigate(userPath(String(Login)), { replace: true }))
  return <UserForm id={id} title={texts.title} context={copied === null ? texts.context : texts.copyContext(copied)} />
}
