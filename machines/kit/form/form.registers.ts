import type { FormLayout } from '#contracts/forms/form-layout.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { batchForm } from '#contracts/registers/batch-form.ts'
import { registers } from '#contracts/registers/registers.ts'
import { formIdOf } from '../register/register.types.ts'
import { type FormMachine, formFlow, formMachine } from './form.machine.ts'
import { type FormSecrets, formSecrets } from './form.secrets.ts'

/** The form of a register's items. */
export interface RegisterForm {
  readonly flow: ReturnType<typeof formFlow>
  readonly machine: FormMachine
  readonly secrets: FormSecrets
  /** The form of a batch change, which its dialog runs for itself. */
  readonly batch: { readonly flow: ReturnType<typeof formFlow>; readonly layout: FormLayout }
}

/** The forms of all registers, by the names of their registers. */
export const registerForms = Object.fromEntries(
  Object.values(registers).map(register => {
    const { name, layout } = register
    const machine = formMachine(formIdOf(name), layout)
    const batch = batchForm(register)
    return [
      name,
      {
        flow: formFlow(machine),
        machine,
        secrets: formSecrets(layout.model),
        batch: { layout: batch, flow: formFlow(formMachine(`${name}Batch`, batch)) },
      },
    ]
  }),
) as Readonly<Record<RegisterName, RegisterForm>>
