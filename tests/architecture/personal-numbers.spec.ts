import { TRPCClientError } from '@trpc/client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, type InspectionEvent, type Snapshot } from 'xstate'
import { errors } from '#contracts/errors.ts'
import type { FieldValue } from '#contracts/forms/field.ts'
import { passesLuhn } from '#contracts/rules/luhn.ts'
import { companySettings as model } from '#contracts/settings/company-settings.ts'
import { companySettingsLayout as layout } from '#contracts/settings/company-settings-layout.ts'
import { companySettingsForm } from '#machines/kit/form/form.company-settings.ts'
import { conflicts, fieldState, revealedValues } from '#machines/kit/form/form.select.ts'
import type { EntryDraft } from '#machines/kit/journal/journal.types.ts'
import { createMemoryStore } from '#machines/kit/journal/memory-store.ts'
import { record } from '#machines/kit/journal/record.ts'
import { registerFlows } from '#machines/kit/journal/registry.ts'
import { restore } from '#machines/kit/journal/restore.ts'
import { settle } from '#machines/kit/shared/testing/test-clock.ts'
import { toFlow } from '#ui/forms/typed-texts.ts'
import type { Api } from '#ui/runtime/api.ts'
import { companySettings } from '#ui/runtime/lazy/company-settings.ts'
import type { Outside } from '#ui/runtime/outside.ts'
import { createVault } from '#ui/runtime/vault.ts'

const today = '2026-11-21'
const save = { type: 'form.save', today } as const

/** Generates personal numbers of 12 digits. */
const personalNumber = fc
  .record({
    year: fc.integer({ min: 1950, max: 2015 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    serial: fc.integer({ min: 100, max: 999 }),
  })
  .map(({ year, month, day, serial }) => {
    const digits = `${year}${`${month}`.padStart(2, '0')}${`${day}`.padStart(2, '0')}${serial}`
    return digits + [...'0123456789'].find(last => passesLuhn(digits.slice(2) + last))
  })
const dashed = (number: string) => `${number.slice(0, 8)}-${number.slice(8)}`

/** Returns a stub of the backend for saves: the stored values and their version. */
function companyOf(begunWith: Readonly<Record<string, FieldValue>>) {
  let stored = { Version: 1, Values: begunWith }
  const sent: unknown[] = []
  const write = (Values: object) => {
    stored = { Version: stored.Version + 1, Values: { ...stored.Values, ...Values } }
    return { data: { Settings: stored } }
  }
  const mutate = async ({ body: { Version, Values } }: { body: { Version: number; Values: object } }) => {
    if (Version === stored.Version) {
      sent.push(Values)
      return write(Values)
    }
    const data = { tag: 'backend', ...errors.versionConflict }
    throw new TRPCClientError('', { result: { error: { message: '', code: 0, data } } as never })
  }
  const companies = { info: { query: async () => ({ data: { Settings: stored } }) }, change: { mutate } }
  return { api: { companies } as unknown as Api, sent, write }
}

/**
 * Starts the form of a company's settings as the application does, and records everything that an
 * observer could log.
 */
function watched(api: Api, snapshot?: Snapshot<unknown>) {
  const vault = createVault()
  const trail: string[] = []
  const memory = createMemoryStore()
  const append = (write: () => EntryDraft) => {
    const entry = write()
    trail.push(JSON.stringify(entry))
    memory.append(() => entry)
  }
  const journal = {
    store: { ...memory, append },
    clock: { now: () => 0 },
    flows: registerFlows([companySettingsForm.flow]),
    log: { note: () => {} },
  }
  const observe = record(journal)
  const flow = createActor(companySettings.join({ api, vault } as Outside), {
    id: 'companySettings',
    systemId: 'companySettings',
    input: { id: 'nordsken' },
    ...(snapshot && { snapshot }),
    inspect: event => {
      observe(event)
      trail.push(seen(event))
    },
  }).start()
  const show = async () => {
    flow.send({ type: 'form.show', page: 'ExportSettings', today, key: 'shown' })
    await settle()
  }
  return {
    flow,
    vault,
    journal,
    show,
    type: toFlow({ flow, layout, vault }),
    leave: (field: string) => flow.send({ type: 'form.blur', field, today }),
    field: (name: string) => fieldState(layout, name, vault)(flow.getSnapshot()),
    everything: () => [...trail, JSON.stringify(flow.getPersistedSnapshot())].join('\n'),
  }
}

/** Returns an inspection event with its actor's whole state, input and output, as a text. */
function seen(event: InspectionEvent): string {
  const { event: told, snapshot } = event as { readonly event?: object; readonly snapshot?: object }
  const { context, input, output, error } = (snapshot ?? {}) as Readonly<Record<string, unknown>>
  return JSON.stringify([told, context, input, output, error])
}

/**
 * Returns the parts of a number that identify a person, in the formats that are typed, shown or
 * sent.
 */
const tracesOf = (number: string) => [number.slice(0, 8), number.slice(2, 9), number.slice(5), dashed(number).slice(5)]

const secretNames = model.names.filter(name => layout.model.fields[name]?.isSecret)
const bankFile = { Namn: 'Nordsken', KUSpecNr: '1', KopplaBank: true, BankNamn: 'SUS' }

describe('a personal number in the settings', () => {
  it('may stand in the fields that are for one', () => expect(secretNames).toEqual(['Orgnr', 'BankPersonNr']))

  it('is in no event, journal, inspection or state, whatever is done with it', async () => {
    await fc.assert(
      fc.asyncProperty(
        personalNumber,
        personalNumber,
        personalNumber,
        fc.boolean(),
        async (stored, typed, others, isLong) => {
          const company = companyOf({ ...bankFile, Orgnr: stored, BankPersonNr: stored })
          const form = watched(company.api)
          await form.show()
          expect(form.field('BankPersonNr').text).toBe(dashed(stored))

          // Types key by key, leaves with an invalid part, restores the stored number, then leaves
          // as the new one.
          const text = isLong ? typed : dashed(typed)
          for (let end = 1; end < text.length; end++) form.type('BankPersonNr', text.slice(0, end))
          form.leave('BankPersonNr')
          expect(form.field('BankPersonNr').problem).toBe('Felaktigt personnummer/sammordningsnummer.')
          form.flow.send(save)
          form.type('BankPersonNr', dashed(stored))
          form.type('BankPersonNr', text)
          form.leave('BankPersonNr')
          expect(form.field('BankPersonNr')).toMatchObject({ text: dashed(typed), problem: undefined })
          form.type('Orgnr', typed)

          // Another user has saved both fields: the conflict offers their values.
          company.write({ BankPersonNr: others, Orgnr: others })
          form.flow.send(save)
          await settle()
          const choice = conflicts(layout, form.flow.getSnapshot(), form.vault)
          expect(choice.map(({ mine, theirs }) => [mine, theirs])).toEqual([
            [dashed(typed), dashed(others)],
            [dashed(typed), dashed(others)],
          ])
          form.flow.send({ type: 'form.resolve', field: 'BankPersonNr', side: 'mine' })
          form.flow.send({ type: 'form.resolve', field: 'Orgnr', side: 'theirs' })
          form.flow.send(save)
          await settle()
          expect(company.sent).toEqual([{ BankPersonNr: typed }])
          expect(form.flow.getSnapshot().value).toBe('unchanged')
          const shown = revealedValues(layout, form.flow.getSnapshot().context.values, form.vault)
          expect(shown).toMatchObject({ BankPersonNr: dashed(typed), Orgnr: dashed(others) })

          const written = form.everything()
          expect(written).toContain('form.type')
          for (const trace of [stored, typed, others].flatMap(tracesOf)) expect(written).not.toContain(trace)
          form.flow.stop()
        },
      ),
      { numRuns: 25 },
    )
  })

  it('after a reload, which empties the vault, is fetched anew, or asked for again; what it was is not saved', async () => {
    const company = companyOf({ ...bankFile, Orgnr: '165560743089', BankPersonNr: '198112189876' })
    const before = watched(company.api)
    await before.show()
    before.type('BankPersonNr', '19900315-9804')
    before.leave('BankPersonNr')
    before.type('BankBIC', 'ESSESESS')
    before.leave('BankBIC')
    before.flow.send({ type: 'form.type', field: 'Bankgiro', text: '5050-1055' })
    before.flow.stop()

    const snapshot = await restore(companySettingsForm.flow, 'companySettings', before.journal)
    if (!snapshot) throw new Error('There is nothing to go on from')
    const after = watched(company.api, snapshot)
    expect(after.field('BankPersonNr').text).toBe('')
    after.flow.send(save)
    await settle()
    expect(after.field('BankPersonNr').problem).toBe('Numret sparades inte. Skriv det en gång till.')
    expect(company.sent).toEqual([])
    after.type('BankPersonNr', '19900315-9804')
    after.flow.send(save)
    await settle()
    expect(company.sent).toEqual([{ BankPersonNr: '199003159804', BankBIC: 'ESSESESS', Bankgiro: '5050-1055' }])
    after.flow.stop()
  })
})
