import { createActor } from 'xstate'
import { text } from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { formMachine } from '#machines/kit/form/form.machine.ts'
import { type FormSave, formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { ok } from '#machines/kit/shared/result.ts'
import { settle } from '#machines/kit/shared/testing/test-clock.ts'

export const today = '2026-11-21'

/** Creates a form of 340 texts, with its stored values and recorded saves. */
export async function trialForm() {
  const names = Array.from({ length: 340 }, (_, at) => `Falt${at}`)
  const model = formModel('trial', Object.fromEntries(names.map(name => [name, text(name, { most: 40 })])))
  const layout = formLayout(model, [
    { name: 'Trial', title: 'Prov', cards: [{ id: 'one', title: 'Ett', rows: names }] },
  ])
  const ports = formPorts('trial')
  let stored: StoredForm = { Version: 1, values: {} }
  const saves: FormSave[] = []
  const machine = formMachine('trial', layout).provide({
    actors: {
      load: answer(ports.load, async () => ok(stored)),
      save: answer(ports.save, async ({ input: save }) => {
        saves.push(save)
        stored = { Version: stored.Version + 1, values: { ...stored.values, ...save.changes } }
        return ok(stored)
      }),
    },
  })
  const flow = createActor(machine, { input: { id: 'nordsken' } }).start()
  flow.send({ type: 'form.show', page: 'Trial', today, key: 'shown' })
  await settle()
  /** Simulates a save by another user. */
  const changeElsewhere = (values: StoredForm['values']) => {
    stored = { Version: stored.Version + 1, values: { ...stored.values, ...values } }
    flow.send({ type: 'form.changedElsewhere', Version: stored.Version })
  }
  return { flow, layout, names, saves, changeElsewhere }
}
