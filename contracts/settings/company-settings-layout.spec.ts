import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseWordings } from '../code-lists/case-wording.ts'
import { type FormValues, hintOf, labelOf } from '../forms/field.ts'
import { fieldsOfCard } from '../forms/form-layout.ts'
import { companySettings } from './company-settings.ts'
import { companySettingsLayout } from './company-settings-layout.ts'
import { everythingOn } from './everything-on.ts'

const today = '2026-11-21'
const { names, defaults, problemOf } = companySettings
const { pages, placeOf } = companySettingsLayout
const fields = new Map(Object.entries(companySettings.fields))
const cards = pages.flatMap(page => page.cards)
const flags = names.filter(name => fields.get(name)?.kind === 'flag')

/** Generates settings with any flags on and any choices made. */
const anySettings: fc.Arbitrary<FormValues> = fc
  .record({
    on: fc.subarray([...flags]),
    BankNamn: fc.constantFrom('BGC', 'SUS', 'ISOSEB'),
    BokfProg: fc.constantFrom('', 'SIE4', 'SE1P', 'SFSP'),
    ArbPlatsTyp: fc.constantFrom('FTP', 'AVI'),
  })
  .map(({ on, ...choices }) => ({
    ...defaults(today),
    ...Object.fromEntries(flags.map(name => [name, on.includes(name)])),
    ...choices,
  }))
const isShown = (form: FormValues, name: string) => fields.get(name)?.isShown(form) === true

describe('the pages of the settings', () => {
  it('are the six of second document §2.2, each with its rights', () => {
    expect(pages.map(({ name, read, write }) => [name, read, write])).toEqual([
      ['CompanySettings', 'Settings.Company.Read', 'Settings.Company.Write'],
      ['BokforingSettings', 'Settings.Bokforing.Read', 'Settings.Bokforing.Write'],
      ['DigitalMailbox', 'Settings.DigitalMailbox.Read', 'Settings.DigitalMailbox.Write'],
      ['Printouts', 'Settings.Printouts.Read', 'Settings.Printouts.Write'],
      ['ExportSettings', 'Settings.Export.Read', 'Settings.Export.Write'],
      ['SysData', 'Settings.SysData.Read', 'Settings.SysData.Write'],
    ])
  })

  it('have a place for every field but two, which travel only', () => {
    expect(names.filter(name => placeOf(name) === undefined)).toEqual(['FtgKey', 'PictureId'])
  })

  it('have tabs everywhere or nowhere, each in one piece', () => {
    for (const { cards } of pages) {
      const tabs = cards.flatMap(({ tab }) => tab ?? [])
      expect([0, cards.length]).toContain(tabs.length)
      expect(tabs.filter((tab, at) => tab !== tabs[at - 1])).toHaveLength(new Set(tabs).size)
    }
  })
})

describe('a card', () => {
  it.each(cards.map(card => [card.id, card] as const))(
    '%s has a title, a line about it, and labels of its own',
    (_, card) => {
      expect(card.title).toMatch(/^[A-ZÅÄÖ]/)
      expect(card.description).toMatch(/^[A-ZÅÄÖ].*[.]$/)
      const labels = fieldsOfCard(card).map(name => labelOf(fields.get(name) ?? { label: '' }, {}))
      expect(new Set(labels).size).toBe(labels.length)
    },
  )

  it('that is not shown, or switched off, has no field that is checked', () => {
    fc.assert(
      fc.property(anySettings, form => {
        for (const { isShown: isCardShown, toggledBy, rows } of cards) {
          const isGone = isCardShown?.(form) === false
          const hidden = [
            ...(isGone && toggledBy !== undefined ? [toggledBy] : []),
            ...(isGone || (toggledBy !== undefined && form[toggledBy] === false) ? rows.flat() : []),
          ]
          expect(hidden.filter(name => isShown(form, name))).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('can show every one of its fields', () => {
    const forms = [everythingOn(today), { ...everythingOn(today), BankNamn: 'SUS' }]
    expect(names.filter(name => !forms.some(form => isShown(form, name)))).toEqual([])
  })
})

describe('a field', () => {
  it('looks only at fields that there are, whatever is chosen', () => {
    const strict = (form: FormValues) =>
      new Proxy(form, {
        get(values, name) {
          if (typeof name === 'string' && !names.includes(name)) throw new Error(`no field ${name}`)
          return Reflect.get(values, name)
        },
      })
    const look = (form: FormValues) => {
      for (const [name, field] of fields) {
        field.isShown(form)
        field.isRequired(form)
        field.lockedBecause?.(form)
        field.choices?.(form)
        problemOf(form, name)
      }
      for (const card of cards) card.isShown?.(form)
    }
    const allOn = everythingOn(today)
    expect(() => look(strict(allOn))).not.toThrow()
    fc.assert(
      fc.property(anySettings, form => look(strict(form))),
      { numRuns: 100 },
    )
    expect(() => strict(allOn)['Finns inte']).toThrow('no field Finns inte')
  })

  it.each(names.filter(name => fields.get(name)?.choices))(
    '%s begins with one of its choices, each called something of its own',
    name => {
      const form = everythingOn(today)
      const choices = fields.get(name)?.choices?.(form) ?? []
      expect(choices.length).toBeGreaterThan(1)
      expect(problemOf({ ...form, [name]: 'ingen av dem' }, name)).toBe('Felaktigt värde.')
      const initial = defaults(today)[name]
      if (initial !== '') expect(choices.map(({ value }) => value)).toContain(initial)
      const labels = choices.map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    },
  )

  it('LosenResEnh is chosen among the open result units, by what they are called', () => {
    const form = { ...defaults(today), UseLosen: true, OpenResEnhet2: true, ResEnhet2Namn: 'Projekt' }
    expect(fields.get('LosenResEnh')?.choices?.(form)).toEqual([{ value: '2', label: 'Projekt' }])
    expect(problemOf({ ...form, LosenResEnh: '2' }, 'LosenResEnh')).toBeUndefined()
    expect(problemOf({ ...form, LosenResEnh: '1' }, 'LosenResEnh')).toBe('Felaktigt värde.')
  })

  const texts = names.flatMap(name => {
    const field = fields.get(name)
    if (!field) return []
    return caseWordings.codes.flatMap(BrukareNamnTyp => [
      { name, text: labelOf(field, { BrukareNamnTyp }), isSentence: false },
      ...[hintOf(field, { BrukareNamnTyp }), field.help]
        .filter(text => text !== undefined)
        .map(text => ({ name, text, isSentence: true })),
    ])
  })

  it('is spoken of in Swedish: no field names, no code, no exclamation marks', () => {
    for (const { name, text, isSentence } of texts) {
      expect([name, text]).toEqual([name, expect.stringMatching(/^[A-ZÅÄÖ]/)])
      expect([name, text]).toEqual([name, expect.stringMatching(isSentence ? /[^.][.…]$/ : /[^.\s]$/)])
      expect([name, text]).not.toEqual([name, expect.stringMatching(/[a-zåäö][A-ZÅÄÖ]|[_!{}<>]|\s\s/)])
      const words = text.split(/[^\wåäöÅÄÖ]+/)
      // A plain word may equal a field's name; only names in camel case are refused.
      expect([name, words.filter(word => names.includes(word) && /[a-z][A-Z0-9]/.test(word))]).toEqual([name, []])
    }
  })

  it('is called something of its own where it stands alone, whatever the company calls its cases', () => {
    for (const BrukareNamnTyp of caseWordings.codes) {
      const called = names.map(name => companySettingsLayout.nameOf({ BrukareNamnTyp }, name))
      expect(called.filter((each, at) => called.indexOf(each) !== at)).toEqual([])
    }
    const { nameOf } = companySettingsLayout
    expect(['ResEnhet2Namn', 'BokfKopplaRE6', 'FirstAnstTom1', 'Telefon'].map(name => nameOf({}, name))).toEqual([
      'Resultatenhet 2: Benämning',
      'Resultatenhet 6 i bokföringsprogrammet: Koppling',
      'Växa-stöd, första anställda: Stödets sista dag',
      'Telefon',
    ])
  })

  /** Matches the things that a setting can affect. */
  const effect =
    /lönebesked|\bfil|filen|rapport|deklaration|verifikation|bokför|debiteras|krediteras|list(a|or|an)\b|redovis|personkort/i

  it.each(names)('%s says what it does to a payslip, a file or a report', name => {
    const { hint, help } = fields.get(name) ?? {}
    expect([help === undefined, help === hint]).toEqual([false, false])
    expect([hintOf({ hint }, {}), help].join(' ')).toMatch(effect)
  })

  it('promises nothing of the menu, which does not show its places yet', () => {
    expect(texts.filter(({ text }) => /meny/i.test(text))).toEqual([])
  })

  it('has a hint that fits on two lines', () => {
    for (const { isSentence, name, text } of texts) {
      if (isSentence && text !== fields.get(name)?.help) expect(text.length).toBeLessThanOrEqual(90)
    }
  })
})
