import type { KeyboardEvent } from 'react'
import { today } from '#ui/text/format.ts'
import type { FormFlow } from './form-environment.ts'

/**
 * Returns the handler of keys of a form that saves nothing: Enter settles the field that it is
 * pressed in, as leaving it does, and shows its problem. The result beside such a form says that
 * what is marked is wrong.
 */
export const settleOnEnter =
  (flow: FormFlow) =>
  ({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>): void => {
    // React passes on the keys of dialogs that the form contains, which are elsewhere in the page.
    if (key === 'Enter' && target instanceof HTMLInputElement && target.name !== '' && currentTarget.contains(target))
      flow.send({ type: 'form.blur', field: target.name, today: today() })
  }
