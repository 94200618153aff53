import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { errors } from '#contracts/errors.ts'
import * as fields from '#contracts/forms/fields.ts'
import { formLayout } from '#contracts/forms/form-layout.ts'
import { formModel } from '#contracts/forms/form-model.ts'
import { rows, textOfRows } from '#contracts/forms/rows.ts'
import { rowKronor } from '#contracts/rules/limits.ts'
import { answer } from '../shared/port.ts'
import { failure, ok } from '../shared/result.ts'
import { settle } from '../shared/testing/test-clock.ts'
import { testVault } from '../shared/testing/test-vault.ts'
import { formMachine } from './form.machine.ts'
import { type FormSave, formPorts } from './form.ports.ts'
import { conflicts, fieldState, isContested } from './form.select.ts'
import type { StoredForm } from './form.types.ts'

const today = '2026-11-23'
const vault = testVault()
const model = formModel('trial', {
  Namn: fields.text('Namn'),
  Oppen: fields.flag('Öppen', { excluded: true, shown: () => false }),
  Rader: rows('Rader', {
    fields: {
      Enhet: fields.text('Enhet', { required: true, shown: form => form.Oppen === true }),
      Andel: fields.decimal('Andel', { limits: rowKronor }),
    },
    most: 5,
  }),
})
const layout = formLayout(model, [
  { name: 'Trial', title: 'Prov', cards: [{ id: 'one', title: 'Ett', rows: ['Namn', 'Rader'] }] },
])
const row = (Enhet: string, Andel: number) => ({ Enhet, Andel })
const cells = (...given: readonly (readonly [string, string])[]) =>
  textOfRows(given.map(([Enhet, Andel]) => ({ Enhet, Andel })))

async function form(first: StoredForm['values']) {
  const ports = formPorts('trial')
  let stored: StoredForm = { Version: 1, values: first }
  const saves: FormSave[] = []
  const machine = formMachine('trial', layout).provide({
    actors: {
      load: answer(ports.load, async () => ok(stored)),
      save: answer(ports.save, async ({ input }) => {
        saves.push(input)
        if (input.Version !== stored.Version) return failure({ tag: 'backend' as const, ...errors.versionConflict })
        stored = { Version: stored.Version + 1, values: { ...stored.values, ...input.changes } }
        return ok(stored)
      }),
    },
  })
  const flow = createActor(machine, { input: { id: 'x' } }).start()
  flow.send({ type: 'form.show', page: 'Trial', today, key: 'k' })
  await settle()
  const type = (text: string) => flow.send({ type: 'form.type', field: 'Rader', text })
  const state = () => fieldState(layout, 'Rader', vault)(flow.getSnapshot())
  const elsewhere = (values: StoredForm['values'], by = 1) => {
    stored = { Version: stored.Version + by, values: { ...stored.values, ...values } }
  }
  return { flow, type, state, saves, elsewhere }
}

describe('rows in the flow of a form', () => {
  it('are sent whole once every cell can be parsed', async () => {
    const { flow, type, state, saves } = await form({ Oppen: true, Rader: [row('A', 1)] })
    type(cells(['A', '1,5'], ['B', 'två'], ['', '']))
    flow.send({ type: 'form.blur', field: 'Rader', today })
    expect(state()).toMatchObject({ problem: expect.stringMatching(/^Rad 2: .*Andel/), value: [row('A', 1)] })
    flow.send({ type: 'form.save', today })
    expect(saves).toEqual([])
    expect(state().text).toBe(cells(['A', '1,5'], ['B', 'två'], ['', '']))
    type(cells(['A', '1,5'], ['B', '2'], ['', '']))
    flow.send({ type: 'form.save', today })
    await settle()
    expect(saves.map(({ changes }) => changes)).toEqual([{ Rader: [row('A', 1.5), row('B', 2)] }])
    expect(flow.getSnapshot().value).toBe('unchanged')
  })

  it('that are typed back as they were are no change', async () => {
    const { flow, type, state } = await form({ Rader: [row('A', 1)] })
    const before = state().text
    type(cells(['A', '2']))
    type(before)
    flow.send({ type: 'form.blur', field: 'Rader', today })
    expect(flow.getSnapshot().value).toBe('unchanged')
  })

  it('that two have changed are chosen as people read them', async () => {
    const { flow, type, saves, elsewhere } = await form({ Oppen: true, Rader: [row('A', 1)] })
    type(cells(['A', '2']))
    elsewhere({ Rader: [row('A', 3), row('B', 4)], Namn: 'Ny' })
    flow.send({ type: 'form.save', today })
    await settle()
    expect(isContested(flow.getSnapshot())).toBe(true)
    expect(conflicts(layout, flow.getSnapshot(), vault)).toMatchObject([
      { name: 'Rader', mine: 'Enhet A, Andel 2,00', theirs: 'Enhet A, Andel 3,00; Enhet B, Andel 4,00' },
    ])
    flow.send({ type: 'form.resolve', field: 'Rader', side: 'mine' })
    flow.send({ type: 'form.save', today })
    await settle()
    expect(saves.at(-1)?.changes).toEqual({ Rader: [row('A', 2)] })
  })

  it('keep an empty one that has just been added, until they are left, while others’ changes are fetched', async () => {
    const { flow, type, state, elsewhere } = await form({ Oppen: true, Rader: [row('A', 1)] })
    const written = cells(['A', '1'], ['', ''])
    type(written)
    elsewhere({ Namn: 'Ny' })
    flow.send({ type: 'form.changedElsewhere', Version: null })
    await settle()
    expect([state().text, flow.getSnapshot().context.values.Namn]).toEqual([written, 'Ny'])
    flow.send({ type: 'form.blur', field: 'Rader', today })
    expect(flow.getSnapshot().value).toBe('unchanged')
  })

  it('follow a fact that changes while the form is open, without a word about it', async () => {
    const { flow, type, state, elsewhere } = await form({ Oppen: false, Rader: [] })
    type(cells(['', '2']))
    flow.send({ type: 'form.blur', field: 'Rader', today })
    expect(state().problem).toBeUndefined()
    elsewhere({ Oppen: true }, 0)
    flow.send({ type: 'form.changedElsewhere', Version: null })
    await settle()
    expect(state()).toMatchObject({ problem: 'Rad 1: Enhet är obligatoriskt.', value: [row('', 2)] })
    expect(flow.getSnapshot().context.taken).toEqual([])
  })
})
