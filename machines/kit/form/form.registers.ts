import type { RegisterName } from '#contracts/registers/names.ts'
import { registers } from '#contracts/registers/registers.ts'
import { formIdOf } from '../register/register.types.ts'
import { type FormMachine, formFlow, formMachine } from './form.machine.ts'
import { type FormSecrets, formSecrets } from './form.secrets.ts'

/** The form of a register's items. */
export interface RegisterForm {
  readonly flow: ReturnType<typeof formFlow>
  readonly machine: FormMachine
  readonly secrets: FormSecrets
}

/** The forms of all registers, by the names of their registers. */
export const registerForms = Object.fromEntries(
  Object.values(registers).map(({ name, layout }) => {
    const machine = formMachine(formIdOf(name), layout)
    return [name, { flow: formFlow(machine), machine, secrets: formSecrets(layout.model) }]
  }),
) as Readonly<Record<RegisterName, RegisterForm>>
