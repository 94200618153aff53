import { z } from 'zod'
import { life, no, part, to } from '#contracts/life/life.ts'
import { statementOutcomes } from '#contracts/statements/outcomes.ts'
import {
  StatementFile,
  statementLeftOut,
  statementMonth,
  statementNotice,
  statementPerson,
  statementStatus,
} from '#contracts/statements/shapes.ts'
import { statement } from '#contracts/statements/statement.ts'

/** A statement that specs declare: what a union is told of the fees of its members. */
const feeLife = life({
  name: 'fees',
  about: 'The fees of a month: their file is fetched and handed in, and opened for a correction.',
  actions: {
    fetch: 'EmployerDeclaration.Export',
    file: 'EmployerDeclaration.Write',
    reopen: 'EmployerDeclaration.Write',
  },
  parts: {
    checks: part<'clean' | 'stopped', 'fetch'>({
      clean: { on: { fetch: 'stays' } },
      stopped: { on: { fetch: no('Avgifterna lämnas inte ut.') } },
    }),
    handed: part<'open' | 'filed', 'file' | 'reopen'>({
      open: { status: 'UNDERLAG', next: 'file', on: { file: to('filed'), reopen: 'never' } },
      filed: { status: 'INLAMNAD', on: { file: no('Avgifterna är redovisade.'), reopen: to('open') } },
    }),
  },
})

const FeeMonth = statementMonth(statementStatus(['INGEN', 'UNDERLAG', 'INLAMNAD', 'SAKNAS']), {
  Summa: z.number().nullable(),
})
const Fees = FeeMonth.extend({
  Personer: z.array(statementPerson({ Medlem: z.string() })),
  Utelamnade: z.array(statementLeftOut(['INGET'])),
  Kontroller: z.array(statementNotice({})),
  Exporter: z.array(StatementFile),
  Filer: z.int(),
})

export const fees = statement({
  path: '/provavgifter',
  right: 'EmployerDeclaration.Read',
  life: feeLife,
  month: FeeMonth,
  whole: Fees,
  summaries: { year: 'Returns the months.', period: 'Returns the fees.', filed: 'Marks the fees.' },
})

const month: z.infer<typeof FeeMonth> = {
  Period: '202610',
  Status: { Kod: 'UNDERLAG', Text: 'Inte redovisad' },
  SistaDag: '2026-11-30',
  Sen: false,
  Summa: 475,
  Lonebesked: 1,
  EjKlara: 0,
  Stopp: 1,
  Varningar: 0,
}
const row = { Period: '202610', AnstNr: '7', Nummer: 1, RadId: 'fack', LonArtNr: '8100', Text: 'Fackavgift' }

export const exampleFees: z.infer<typeof Fees> = {
  ...month,
  Personer: [
    {
      AnstNr: '7',
      Namn: 'Eva Exempel',
      Medlem: 'M 12',
      Falt: [
        {
          Falt: 'avgift',
          Namn: 'Avgift',
          Slag: 'BELOPP',
          Belopp: 475,
          Varde: '',
          Rader: [{ ...row, Belopp: 475.25 }],
        },
        { Falt: 'klubb', Namn: 'Klubb', Slag: 'TEXT', Belopp: null, Varde: 'Verkstad', Rader: [] },
        { Falt: 'vilande', Namn: 'Vilande', Slag: 'KRYSS', Belopp: null, Varde: '', Rader: [] },
      ],
    },
  ],
  Utelamnade: [{ AnstNr: '8', Namn: 'Per Prov', Orsak: 'INGET' }],
  Kontroller: [
    {
      Niva: 'STOPP',
      AnstNr: '7',
      Namn: 'Eva Exempel',
      Falt: 'klubb',
      Text: 'Klubben är okänd.',
      Atgard: 'Välj en klubb.',
      Plats: 'ANSTALLD',
    },
  ],
  Exporter: [{ Nummer: 1, Tid: '2026-11-10T08:00:00.000Z', Anvandare: 'adm', Oforandrad: false }],
  Filer: 2,
}

export const feeOutcomes = statementOutcomes<typeof FeeMonth, typeof Fees>({
  noun: 'fee',
  scope: { FtgId: 'nordsken' },
  given: [],
  period: '202610',
  whole: exampleFees,
  pins: ['Summa'],
  months: [month],
  unknown: {
    year: '2027',
    months: [{ ...month, Period: '202701', Status: { Kod: 'SAKNAS', Text: 'Avgiften saknas.' }, Summa: null }],
    text: 'Avgiften saknas.',
    pins: ['Period', 'Summa'],
  },
})
