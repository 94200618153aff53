import { useEffect } from 'react'
import { createActor } from 'xstate'
import { text } from '../../../../contracts/forms/fields.ts'
import { type FormCard as Card, formLayout } from '../../../../contracts/forms/form-layout.ts'
import { formModel } from '../../../../contracts/forms/form-model.ts'
import { formFlow, formMachine } from '../../../../machines/kit/form/form.machine.ts'
import { formPorts } from '../../../../machines/kit/form/form.ports.ts'
import { changedLabels, hasSameChanges } from '../../../../machines/kit/form/form.select.ts'
import { createMemoryStore } from '../../../../machines/kit/journal/memory-store.ts'
import { record } from '../../../../machines/kit/journal/record.ts'
import { registerFlows } from '../../../../machines/kit/journal/registry.ts'
import { answer } from '../../../../machines/kit/shared/port.ts'
import { ok } from '../../../../machines/kit/shared/result.ts'
import { FormCard } from '../../../../ui/forms/form-card.tsx'
import { FormProvider, useFormSelect } from '../../../../ui/forms/form-context.tsx'
import { createVault } from '../../../../ui/runtime/vault.ts'
import { compete } from './contestant.tsx'
import { begunWith, cards, labelOf, most, names } from './fields.ts'

const model = formModel(
  'trial',
  Object.fromEntries(names.map(name => [name, text(labelOf(name), { most, required: true })])),
)
const page = {
  name: 'Trial',
  title: 'Prov',
  cards: cards.map((rows, at): Card => ({ id: `card-${at}`, title: `Kort ${at + 1}`, rows })),
}
const layout = formLayout(model, [page])
const machine = formMachine('trial', layout)
const shown = { type: 'form.show', page: page.name, today: '2026-11-21', key: 'shown' } as const

/** Starts the flow as the application does: journalled, with the stored values given. */
function startFlow() {
  const values = Object.fromEntries(names.map(name => [name, begunWith(name)]))
  const stored = ok({ Version: 1, values })
  const inspect = record({
    store: createMemoryStore(),
    clock: { now: Date.now },
    flows: registerFlows([formFlow(machine)]),
    log: { note: () => {} },
  })
  const ports = formPorts('trial')
  const live = machine.provide({
    actors: { load: answer(ports.load, async () => stored), save: answer(ports.save, async () => stored) },
  })
  const flow = createActor(live, { id: 'trial', systemId: 'trial', input: { id: 'trial' }, inspect }).start()
  flow.send(shown)
  return flow
}

/** Discards the typed texts when the form is left, so that each mount begins as the peers' do. */
function useFreshFlow() {
  useEffect(
    () => () => {
      form.flow.send({ type: 'form.leave' })
      form.flow.send(shown)
    },
    [],
  )
}

/** Renders the number of changed fields, as the save bar does. */
function Changed() {
  const state = useFormSelect(snapshot => snapshot, hasSameChanges)
  return <p>{changedLabels(layout, state).length}</p>
}

const form = { flow: startFlow(), layout, vault: createVault(), isReadOnly: false }
const stayOpen = () => {}

function Form() {
  useFreshFlow()
  return (
    <FormProvider {...form}>
      {page.cards.map(card => (
        <FormCard key={card.id} card={card} isOpen onOpenChange={stayOpen} />
      ))}
      <Changed />
    </FormProvider>
  )
}

compete(() => <Form />)
