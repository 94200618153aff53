import { expect, it } from 'vitest'
import type { JournalEvent } from '#machines/kit/journal/journal.types.ts'
// The flows register themselves.
import '#machines/account/my-account/my-account.machine.ts'
import '#machines/frame/help-panel/help-panel.machine.ts'
import '#machines/kit/form/form.company-settings.ts'
import { describedFlows } from '#machines/kit/journal/registry.ts'
import { writtenAt } from './recovery.ts'

const entry = (at: number, stream: string, event: JournalEvent) => ({
  seq: at,
  at,
  stream,
  machine: stream,
  version: 1,
  event,
})

it('tells when a person last wrote in each form, whatever else has happened there since', () => {
  expect(
    writtenAt(describedFlows, [
      entry(1, 'companySettings', { type: 'form.type', field: 'Telefon', text: '0470' }),
      entry(2, 'companySettings', { type: 'form.set', field: 'UseLSS', value: true }),
      entry(3, 'myAccount', { type: 'account.edit', edit: { Epost: 'f@example.com' } }),
      entry(4, 'companySettings', { type: 'form.blur', field: 'Telefon' }),
      entry(5, 'companySettings', { type: 'form.show', page: 'CompanySettings' }),
      entry(6, 'companySettings', { type: 'xstate.done.actor.refresh', output: null }),
      entry(7, 'helpPanel', { type: 'help.toggle' }),
    ]),
  ).toEqual({ companySettings: 2, myAccount: 3 })
})
