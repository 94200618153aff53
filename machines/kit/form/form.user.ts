import { userLayout } from '#contracts/users/user.form.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/** The form of an account. Its code is loaded with its screens: see `ui/runtime/lazy`. */
export const userForm = {
  flow: formFlow(formMachine('userForm', userLayout)),
  secrets: formSecrets(userLayout.model),
}
