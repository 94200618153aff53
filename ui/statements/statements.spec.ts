import { createElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { exampleFees, fees } from '#tests/harness/declared-statement.ts'
import { rendered } from '#ui/screens/payroll/testing/rendered.tsx'
import { type Application, AreasProvider } from '#ui/shell/area.ts'
import { FetchFiles } from './fetch-files.tsx'
import { FigureContents } from './figure-dialog.tsx'
import { StatementFiles, StatementLeftOut } from './statement-lists.tsx'
import { StatementMonth, StatementParts } from './statement-month.tsx'
import { StatementPersons } from './statement-persons.tsx'
import { StatementSteps, stepsOffered } from './statement-steps.tsx'
import { StatementYear } from './statement-year.tsx'

const screens = [{ name: 'Person', path: '/employees/:AnstNr' }]
const application = { areas: [{ screens }], menu: [] } as unknown as Application
const shown = (part: ReactElement, held: readonly string[] = []) =>
  rendered(
    createElement(AreasProvider, { value: application }, part),
    rightsWhere(right => held.includes(right)),
  )
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)
const nothing = () => {}
const payslipPath = (period: string, AnstNr: string, Nummer: number) => `/slips/${period}/${AnstNr}/${Nummer}`

const Persons = createElement(StatementPersons<(typeof exampleFees.Personer)[number]>, {
  persons: exampleFees.Personer,
  identityOf: ({ Medlem }) => `Medlem ${Medlem}`,
  none: 'Inga medlemmar.',
  onAsk: nothing,
})

/** Returns the screen of a month, or of what became of it. */
const monthShown = (
  differs: Partial<typeof exampleFees> | null,
  failure: { title: string; text: string } | null = null,
) => {
  const statement = { ...exampleFees, ...differs }
  const parts = createElement(StatementParts<string>, {
    statement,
    name: 'Redovisningen',
    due: `Senast ${statement.SistaDag}.`,
    empty: 'Inga avgifter.',
    checks: 'Våra kontroller.',
    steps: 'steg',
    main: () => 'summor',
    label: 'Delar',
    tabs: () => [{ value: 'persons', label: 'Medlemmar', count: 1, content: Persons }] as const,
    payslipPath,
  })
  return shown(
    createElement(StatementMonth, {
      title: 'Fackavgifter',
      path: '/provavgifter',
      period: '202610',
      month: differs && statement,
      failure: failure && { ...failure, onRetry: nothing },
      actions: 'knappar',
      // biome-ignore lint/correctness/noChildrenProp: a spec without JSX
      children: parts,
    }),
  )
}

describe('the month of a declared statement', () => {
  it('says where it stands, what stops it, and what it is made of', () => {
    const text = textOf(monthShown({ EjKlara: 2 }).html)
    for (const part of [
      'oktober 2026',
      'Inte redovisad',
      '2026-11-30|. 1 lönebesked ingår. 2 lönebesked är inte klarmarkerade.',
      'Redovisningen kan inte hämtas eller skickas förrän felet bland kontrollerna är rättat.',
      'Medlemmar',
      'knappar',
      'steg',
      'summor',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Inga avgifter.')
  })

  it('has no stop without one, and says what it is without payslips', () => {
    const text = textOf(monthShown({ Stopp: 0, Kontroller: [], Lonebesked: 0 }).html)
    expect(text).not.toContain('förrän')
    expect(text).toContain('Inget att anmärka på.')
    expect(text).toContain('Inga avgifter.')
  })

  it('leads to its year, and to where each notice is mended', () => {
    expect(linksIn(monthShown({}).html)).toEqual(['/provavgifter?ar=2026', '/employees/7'])
    expect(textOf(monthShown({}).html)).toContain('Fel|7 Eva Exempel|Fält klubb|Klubben är okänd.|Välj en klubb. |')
  })

  it('says why it did not come, and waits until then', () => {
    expect(textOf(monthShown(null, { title: 'Kunde inte hämtas', text: 'Avgiften saknas.' }).html)).toContain(
      'Kunde inte hämtas|Avgiften saknas.|',
    )
    expect(monthShown(null).buttons).toEqual([])
  })
})

describe('the persons of a statement', () => {
  it('have amounts that open, facts and ticks', () => {
    const { html, buttons } = shown(Persons)
    expect(textOf(html)).toContain(
      '7 Eva Exempel|Medlem M 12|avgift Avgift|475 kr|klubb Klubb|Verkstad|vilande Vilande|Kryss|',
    )
    expect(buttons).toEqual(['Eva Exempel, Avgift: 475 kr. Visa vad det kommer av'])
  })
})

describe('a figure', () => {
  const { Rader = [] } = exampleFees.Personer[0]?.Falt[0] ?? {}

  it('opens to its rows, which lead to their payslips, and says that öre are dropped', () => {
    const figure = { name: 'Avgift', amount: 475, rows: Rader }
    const { html } = shown(createElement(FigureContents, { figure, onAsk: nothing, payslipPath }))
    expect(linksIn(html)).toEqual(['/slips/202610/7/1'])
    expect(textOf(html)).toContain('Fackavgift|8100|475,25 kr|Tillsammans|')
    expect(textOf(html)).toContain('Öre faller bort')
  })

  it('opens to its parts by person, or says that nothing is behind it', () => {
    const of = [{ AnstNr: '7', Namn: 'Eva Exempel', amount: 475, rows: Rader }]
    const parts = { name: 'Summa', amount: 475, rows: [], persons: { title: 'Avgift per person', of } }
    expect(shown(createElement(FigureContents, { figure: parts, onAsk: nothing, payslipPath })).buttons).toEqual([
      'Eva Exempel: 475 kr. Visa vad det kommer av',
    ])
    const bare = { name: 'Summa', amount: 0, rows: [] }
    expect(textOf(shown(createElement(FigureContents, { figure: bare, onAsk: nothing, payslipPath })).html)).toContain(
      'Uppgiften kommer inte av rader på lönebesked.',
    )
  })
})

describe('the steps of a statement', () => {
  const steps = [
    ['fetch', { step: 'FETCH', label: 'Hämta' }],
    ['file', { step: 'FILED', label: 'Markera som inlämnad' }],
    ['reopen', { step: 'OPENED', label: 'Öppna för rättelse' }],
  ] as const
  const offered = (state: Parameters<typeof stepsOffered<typeof fees.life, string>>[1], held = ['Export', 'Write']) =>
    stepsOffered(fees.life, state, steps, right => held.includes(right.replace('EmployerDeclaration.', '')))
  const marks = (of: ReturnType<typeof offered>) => of.map(({ step, isMain, isHeld }) => [step, isMain, isHeld])

  it('are those that its life lets through for the right, and those that its checks hold', () => {
    expect(marks(offered({ checks: 'clean', handed: 'open' }))).toEqual([
      ['FETCH', false, false],
      ['FILED', true, false],
    ])
    expect(marks(offered({ checks: 'stopped', handed: 'filed' }))).toEqual([
      ['FETCH', false, true],
      ['OPENED', false, false],
    ])
    expect(marks(offered({ checks: 'clean', handed: 'open' }, ['Export']))).toEqual([['FETCH', false, false]])
  })

  it('wait for the one that is taken', () => {
    const all = offered({ checks: 'clean', handed: 'open' })
    const disabled = (taken: readonly string[]) =>
      [
        ...shown(createElement(StatementSteps<string>, { steps: all, taken, onTake: nothing })).html.matchAll(
          /<button[^>]*>/g,
        ),
      ].map(([button]) => / disabled=""/.test(button))
    expect([disabled([]), disabled(['FILED'])]).toEqual([
      [false, false],
      [true, false],
    ])
  })
})

describe('the files of a statement', () => {
  const { fetch } = fees.life.actions
  const buttons = (held: readonly string[], isStopped = false) =>
    shown(
      createElement(FetchFiles, {
        of: fetch,
        count: exampleFees.Filer,
        pathOf: part => `/file/provavgifter/202610/${part}` as const,
        isStopped,
        onFetch: nothing,
      }),
      held,
    )

  it('are fetched by whoever has the right, unless a check stops them', () => {
    expect(buttons([fetch]).buttons).toEqual(['Hämta fil 1 av 2', 'Hämta fil 2 av 2'])
    expect(buttons(['EmployerDeclaration.Read']).buttons).toEqual([])
    expect(buttons([fetch]).html).not.toMatch(/ disabled=""/)
    expect([...buttons([fetch], true).html.matchAll(/ disabled=""/g)]).toHaveLength(2)
  })

  it('are listed by whether they would be the same now', () => {
    const html = (files: typeof exampleFees.Exporter) =>
      textOf(shown(createElement(StatementFiles, { caption: 'Filer', files, none: 'Ingen fil.' })).html)
    expect(html(exampleFees.Exporter)).toContain('adm|Lönebeskeden har ändrats efteråt|')
    expect(html(exampleFees.Exporter.map(each => ({ ...each, Oforandrad: true })))).toContain('adm|Som nu|')
    expect(html([])).toBe('|Ingen fil.|')
  })
})

it('says who is left out, and why', () => {
  const list = { caption: 'Utanför', leftOut: exampleFees.Utelamnade, none: '', reasons: { INGET: 'Ingen avgift.' } }
  expect(textOf(shown(createElement(StatementLeftOut<'INGET'>, list)).html)).toContain('8 Per Prov|Ingen avgift.|')
})

it('shows a year with the statement’s own sums among what every statement says', () => {
  const { html } = shown(
    createElement(StatementYear<typeof exampleFees>, {
      title: 'Fackavgifter',
      context: 'Avgifterna.',
      path: '/provavgifter',
      year: '2026',
      go: nothing,
      sums: [{ label: 'Summa', of: ({ Summa }) => Summa }],
      months: [{ ...exampleFees, Sen: true, Varningar: 3 }],
      failure: null,
    }),
  )
  expect(linksIn(html)).toEqual(['/provavgifter/202610'])
  expect(textOf(html)).toContain('|2026-11-30|475|1 fel|3 varningar|')
  expect(textOf(html)).toContain('Försenad')
})
