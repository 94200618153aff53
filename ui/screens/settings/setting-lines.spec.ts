import { describe, expect, it } from 'vitest'
import { companySettingsLayout as layout } from '#contracts/settings/company-settings-layout.ts'
import { prepare, search } from '#ui/shell/command-palette/search.ts'
import { settingLines } from './setting-lines.ts'

const today = '2026-11-23'
const everything = {
  UseKalendarie: true,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [`OpenResEnhet${n}`, true])),
}
const all = settingLines(everything, { may: () => true, today })
const found = (query: string, lines = all) =>
  search(prepare(lines.map(line => ({ ...line, id: line.field, also: line.place }))), query).map(
    ({ item }) => item.field,
  )

describe('the settings in the command palette', () => {
  it('are every field that a page shows, each once', () => {
    const placed = layout.model.names.filter(name => layout.placeOf(name) !== undefined)
    expect(all.map(({ field }) => field).toSorted()).toEqual(placed.toSorted())
    expect(placed.length).toBeGreaterThan(300)
  })

  it('are told apart by their title and place', () => {
    const names = all.map(({ title, place }) => `${title}, ${place}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it.each([
    ['bankgiro', 'Bankgiro'],
    ['iban', 'BankIBAN'],
    ['organisationsnummer', 'Orgnr'],
    ['fora', 'AmfTecknad'],
    ['bankfil bic', 'BankBIC'],
  ])('%s leads to %s', (query, field) => expect(found(query)).toContain(field))

  it('the label that is the word itself comes first', () => expect(found('bankgiro')[0]).toBe('Bankgiro'))

  it('are those of the pages that the person may read', () => {
    const few = settingLines(everything, { may: right => right === 'Settings.DigitalMailbox.Read', today })
    expect(few.map(({ field, page, place }) => [field, page, place])).toEqual([
      ['UseKivraDigitalMailbox', 'DigitalMailbox', 'Digital brevlåda · Digitala brevlådor'],
      ['UseCllsDigitalMailbox', 'DigitalMailbox', 'Digital brevlåda · Digitala brevlådor'],
      ['DefaultDigitalMailbox', 'DigitalMailbox', 'Digital brevlåda · Digitala brevlådor'],
    ])
    expect(settingLines(everything, { may: () => false, today })).toEqual([])
  })

  it('are not those of a card that the company’s flags hide', () => {
    const closed = settingLines({ ...everything, OpenResEnhet4: false }, { may: () => true, today })
    expect(found('BokfKopplaRE4', closed)).toEqual([])
    expect(all.map(({ field }) => field)).toContain('BokfKopplaRE4')
    expect(closed.map(({ field }) => field)).not.toContain('BokfKopplaRE4')
    // A switch that is off hides nothing: the palette leads to the switch.
    expect(found('bankgiro', settingLines({ KopplaBank: false }, { may: () => true, today }))).toContain('Bankgiro')
  })

  it('speak of the person with the company’s word', () => {
    const titlesOf = (BrukareNamnTyp: string) =>
      settingLines({ ...everything, BrukareNamnTyp }, { may: () => true, today }).map(({ title }) => title)
    expect(titlesOf('KUND')).not.toEqual(titlesOf('BRUKARE'))
  })
})
