import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { chosenField } from '#contracts/registers/batch-form.ts'
import type { Register } from '#contracts/registers/register.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import { registerForms } from '#machines/kit/form/form.registers.ts'
import * as select from '#machines/kit/form/form.select.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { FormProvider } from '#ui/forms/form-context.tsx'
import { FormField } from '#ui/forms/form-field.tsx'
import { useRuntime } from '#ui/runtime/hooks.tsx'
import { newKey } from '#ui/runtime/new-key.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import { today } from '#ui/text/format.ts'
import { common } from '#ui/theme/common-styles.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { Dialog } from '#ui/widgets/dialog/dialog.tsx'
import type { BatchDialog } from '#ui/widgets/table/table.types.ts'

interface BatchChangeProps extends BatchDialog {
  readonly register: Register
}

/**
 * Renders the dialog that chooses a field, and the value that all selected items get. What is
 * entered is there again after a reload, as the table's selection is.
 */
export default function BatchChange({ register, count, warning, start, cancel }: BatchChangeProps) {
  const { vault, localFlows } = useRuntime()
  const { layout, flow: described } = registerForms[register.name].batch
  const stream = described.id
  const [machine] = useState(() => {
    const ports = formPorts(stream)
    const defaults = (day: IsoDate) => layout.model.write(layout.model.defaults(day), day)
    return described.machine.provide({
      actors: {
        load: answer(ports.load, async ({ input }) => ok({ Version: 0, values: defaults(input.today) })),
        // An unchanged default is chosen too: an item may have another value.
        save: answer(ports.save, async ({ input }) => {
          const values = { ...defaults(input.today), ...input.changes }
          const field = String(values[chosenField])
          start({ [field]: values[field] })
          return ok({ Version: 1, values })
        }),
      },
    })
  })
  const [options] = useState(() => {
    const left = localFlows.left(described, stream)
    return { input: { id: '' }, systemId: stream, inspect: localFlows.inspect, ...(left && { snapshot: left }) }
  })
  const flow = useActorRef(machine, options)
  useEffect(() => flow.send({ type: 'form.show', page: 'batch', today: today(), key: newKey() }), [flow])
  useEffect(() => localFlows.begin(stream), [localFlows, stream])
  const isLoaded = useSelector(flow, select.isLoaded)
  return (
    <Dialog
      open
      title={texts.change.title(count)}
      description={texts.change.description}
      onClose={cancel}
      width={480}
      footer={
        <>
          <Button onClick={cancel}>{texts.change.cancel}</Button>
          <Button variant="primary" onClick={() => flow.send({ type: 'form.save', today: today() })}>
            {texts.change.start}
          </Button>
        </>
      }
    >
      {warning}
      <FormProvider flow={flow} layout={layout} vault={vault}>
        <div className={common.stack4}>
          {isLoaded && layout.model.names.map(name => <FormField key={name} name={name} />)}
        </div>
      </FormProvider>
    </Dialog>
  )
}
