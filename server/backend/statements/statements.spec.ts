import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { fees } from '#tests/harness/declared-statement.ts'
import { MissingRule } from '../engine/law.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { afterSending, changesOf, type PartKind } from './correction.ts'
import { type Happened, inOrderOfTime, withCopies } from './happened.ts'
import { monthOf, monthsOf } from './months.ts'
import { type Notice, noticesOf, shownNotice, stopsFirst, toldStops } from './notices.ts'
import { requireAllowed } from './require-allowed.ts'
import { rowsByField, rowsIn, sumOfRows } from './rows-behind.ts'

const { stop, warning } = noticesOf<'own'>('7')
const club = stop('own', 'klubb', { text: 'Klubben är okänd.', mend: 'Välj en klubb.' })
const high = warning('own', null, { text: 'Avgiften är hög.', mend: 'Kontrollera den.' })
const whole = noticesOf<'own'>(null).stop('own', null, { text: 'Avtal saknas.', mend: 'Fyll i det.' })

describe('notices', () => {
  it('have the stops first, in the order of the checks', () => {
    expect(stopsFirst([high, club, whole])).toEqual([club, whole, high])
  })

  it('are told by the first stop, whose it is, and the number of others', () => {
    expect([toldStops([]), toldStops([whole]), toldStops([club, whole])]).toEqual([
      '',
      'Avtal saknas. Fyll i det.',
      'Anställd 7: Klubben är okänd. Välj en klubb. Ytterligare 1 fel står bland kontrollerna.',
    ])
  })

  it('are shown with names and where they are mended', () => {
    const nameOf = (person: string) => (person === '7' ? 'Eva Exempel' : '')
    expect(shownNotice(club, nameOf, 'ANSTALLD')).toMatchObject({ Niva: 'STOPP', Namn: 'Eva Exempel', Falt: 'klubb' })
    expect(shownNotice({ ...whole, level: 'warning' }, nameOf, 'FORETAG')).toMatchObject({
      Niva: 'VARNING',
      AnstNr: '',
      Namn: '',
      Falt: '',
      Plats: 'FORETAG',
    })
  })
})

describe('the rows behind figures', () => {
  const row = (id: string, amount: number) => ({ id, payType: '8100', text: 'Fackavgift', amount })
  const slips = [
    { id: 'b', key: { period: '202610', employmentNumber: '7', number: 2 }, rows: [row('x', -5), row('y', 0)] },
    { id: 'a', key: { period: '202610', employmentNumber: '7', number: 1 }, rows: [row('x', 475_25)] },
  ]

  it('are found by field, as much as each row adds', () => {
    const rows = rowsByField(slips, ({ amount }) => (amount === 0 ? [] : [{ box: 'avgift', amount: 2 * amount }]))
    expect([...rows]).toEqual([
      [
        'avgift',
        [
          { payslip: 'b', row: 'x', amount: -10 },
          { payslip: 'a', row: 'x', amount: 950_50 },
        ],
      ],
    ])
    expect(sumOfRows(rows.get('avgift') ?? [])).toBe(950_40)
  })

  it('are shown with their payslips, and not when they are no more', () => {
    const shown = rowsIn(slips)([
      { payslip: 'a', row: 'x', amount: 475_25 },
      { payslip: 'a', row: 'gone', amount: 1 },
      { payslip: 'gone', row: 'x', amount: 1 },
    ])
    expect(shown).toEqual([
      {
        Period: '202610',
        AnstNr: '7',
        Nummer: 1,
        RadId: 'x',
        LonArtNr: '8100',
        Text: 'Fackavgift',
        Belopp: 475.25,
      },
    ])
  })
})

describe('a correction', () => {
  interface Member {
    readonly member: string
    readonly fee: number | null
  }
  const kind: PartKind<Member> = {
    keyOf: ({ member }) => member,
    isSame: (earlier, now) => earlier.fee === now.fee,
    isRemoval: ({ fee }) => fee === null,
    removalOf: ({ member }) => ({ member, fee: null }),
  }
  const members = fc.uniqueArray(fc.record({ member: fc.constantFrom('a', 'b', 'c', 'd'), fee: fc.nat(2) }), {
    selector: ({ member }) => member,
  })
  const has = (parts: Iterable<Member>) => [...parts].toSorted((a, b) => (a.member < b.member ? -1 : 1))

  it('gives the receiver what is stated now, whatever was sent before', () => {
    fc.assert(
      fc.property(fc.array(members, { maxLength: 5 }), versions => {
        let sent: ReadonlyMap<string, Member> = new Map()
        for (const now of versions) {
          sent = afterSending(kind, sent, changesOf(kind, sent, now))
          expect(has(sent.values())).toEqual(has(now))
          expect(changesOf(kind, sent, now)).toEqual([])
        }
      }),
    )
  })

  it('has what has changed and what is taken back, and nothing else', () => {
    const sent = afterSending(kind, new Map(), [
      { member: 'a', fee: 1 },
      { member: 'b', fee: 1 },
      { member: 'c', fee: 1 },
    ])
    const now = [
      { member: 'a', fee: 1 },
      { member: 'b', fee: 2 },
    ]
    expect(changesOf(kind, sent, now)).toEqual([
      { member: 'b', fee: 2 },
      { member: 'c', fee: null },
    ])
  })
})

describe('the history of a statement', () => {
  const all = (...steps: readonly (readonly ['fetch' | 'file' | 'reopen', string])[]) =>
    steps.map(([action, hash], at): Happened<'fetch' | 'file' | 'reopen'> => ({ action, hash, at: String(at) }))
  const handsIn = new Set(['file'])

  it('is in the order of time', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 10, hour))
    const told = inOrderOfTime([
      { action: 'file', hash: 'a', at: at(9) },
      { action: 'fetch', hash: 'a', at: at(8) },
    ])
    expect(told).toEqual([
      { action: 'fetch', hash: 'a', at: '2026-11-10T08:00:00.000Z' },
      { action: 'file', hash: 'a', at: '2026-11-10T09:00:00.000Z' },
    ])
  })

  it('has a file that says the same as the receiver has as a copy, also once it is opened', () => {
    expect(withCopies(all(['fetch', 'a'], ['file', 'a'], ['reopen', ''], ['fetch', 'a']), handsIn)).toEqual([
      'fetch',
      'file',
      'reopen',
      'copy',
    ])
    expect(withCopies(all(['file', 'a'], ['fetch', 'b'], ['fetch', '']), handsIn)).toEqual(['file', 'fetch', 'fetch'])
  })
})

describe('what may be done with a statement', () => {
  const refusalOf = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (error instanceof Refusal) return [error.error.dvCode, error.message, error.fields]
      throw error
    }
    return null
  }
  const { life } = fees
  const open = { checks: 'clean', handed: 'open' } as const
  const filed = { checks: 'clean', handed: 'filed' } as const

  it('is what its life lets through', () => {
    expect(refusalOf(() => requireAllowed(life, open, 'fetch', []))).toBeNull()
  })

  it('is refused by what stops it, by the words of its life, or by the error of its part', () => {
    const stopped = () => requireAllowed(life, { ...open, checks: 'stopped' }, 'fetch', [club])
    const text = 'Anställd 7: Klubben är okänd. Välj en klubb.'
    expect(refusalOf(stopped)).toEqual([
      errors.fieldsRefused.dvCode,
      `Avgifterna lämnas inte ut. ${text}`,
      { Kontroller: text },
    ])
    const said = 'Avgifterna är redovisade.'
    expect(refusalOf(() => requireAllowed(life, filed, 'file', []))).toEqual([
      errors.fieldsRefused.dvCode,
      said,
      { Atgard: said },
    ])
    expect(refusalOf(() => requireAllowed(life, filed, 'file', [], { handed: errors.companyMissing }))?.[0]).toBe(
      errors.companyMissing.dvCode,
    )
  })
})

describe('a month of a statement', () => {
  const none = { Summa: null as number | null }
  const made = (Kod: string, notices: readonly Notice[] = []) => ({
    due: '2026-11-12',
    status: { Kod, Text: 'Läget' },
    sums: { Summa: 475 },
    notices,
    made: 'it',
  })
  const month = async (
    { finished = 1, unfinished = 0, today = '2026-11-13', Kod = 'UNDERLAG' },
    notices: readonly Notice[] = [],
  ) => {
    const counted = { wire: '202610', finished, unfinished }
    return (await monthOf(counted, today, none, async () => made(Kod, notices))).month
  }

  it('has its sums and counts its notices, but of payslips only', async () => {
    expect(await month({}, [club, whole, high])).toMatchObject({ Summa: 475, Lonebesked: 1, Stopp: 2, Varningar: 1 })
    expect(await month({ finished: 0 }, [club, high])).toMatchObject({ Stopp: 0, Varningar: 0 })
  })

  it('is late after its last day, unless it is done or has nothing', async () => {
    const late = async (of: Parameters<typeof month>[0]) => (await month(of)).Sen
    expect(await Promise.all([{}, { finished: 0, unfinished: 1 }].map(late))).toEqual([true, true])
    const others = [{ today: '2026-11-12' }, { finished: 0 }, { Kod: 'INLAMNAD' }, { Kod: 'EXPORTERAD' }]
    expect(await Promise.all(others.map(late))).toEqual([false, false, false, false])
  })

  it('has nothing without its law, and says why; other errors are errors', async () => {
    const counted = { wire: '202701', finished: 2, unfinished: 1 }
    const without = (error: Error) =>
      monthOf(counted, '2027-03-01', none, (): Promise<ReturnType<typeof made>> => Promise.reject(error))
    const missing = new MissingRule('Avgiften', '2027-01-01')
    expect(await without(missing)).toMatchObject({
      made: null,
      month: { Status: { Kod: 'SAKNAS', Text: missing.message }, Summa: null, Sen: false, Lonebesked: 2, EjKlara: 1 },
    })
    await expect(without(new Error('Fel'))).rejects.toThrow('Fel')
  })

  it('is one of twelve', async () => {
    const months = await monthsOf('2026', async wire => wire)
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '202601', '202612'])
  })
})
