import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Declaration, DeclaredAbsence } from './declaration.ts'
import { correctionOf, isEmpty, type Sent, type Submission, sentBy, wholeSubmission } from './submission.ts'
import { declaration, employer, payslip, person, sender } from './testing/given.ts'
import { readDeclaration, readXml } from './testing/read-file.ts'
import { declarationFiles, maxInFile } from './xml.ts'

const register = ['198202252386', '198301302397', '198409102392'].map((payee, at) => person(String(at + 1), payee))
/** A declaration of pay by person, in kronor. */
const paying = (pay: Readonly<Record<string, number>>, absences: readonly DeclaredAbsence[] = []): Declaration =>
  declaration({
    absences,
    persons: register,
    payslips: Object.entries(pay).map(([number, amount]) => payslip(number, { '011': amount, '001': amount / 4 })),
  })
const sent = (...submissions: readonly Submission[]): Sent => sentBy(submissions)
/** What Skatteverket has, without the rows that it never sees. */
const seen = ({ main, statements, absences }: Sent) => ({
  main: main?.map(({ box, value }) => [box, value]),
  statements: [...statements]
    .map(([key, { fields }]) => [key, fields.map(({ box, value }) => [box, value])])
    .toSorted(),
  absences: [...absences].map(([key, { percent, hours }]) => [key, percent, hours]).toSorted(),
})
const away = (date: string, hours: number, number = '1'): DeclaredAbsence => ({
  person: number,
  date,
  kind: 'TFP',
  hours,
})

describe('a correction', () => {
  const first = wholeSubmission(paying({ '1': 30_000, '2': 20_000 }))

  it('has what has changed, whole and with the same number, and the new sums', () => {
    const { submission } = correctionOf(sent(first), paying({ '1': 30_000, '2': 24_000 }), true)
    expect(submission.main).not.toBeNull()
    expect(submission.statements).toMatchObject([
      {
        payee: { id: '198301302397' },
        number: 2,
        fields: [
          { box: '011', value: 24_000 },
          { box: '001', value: 6_000 },
        ],
      },
    ])
  })

  it('has no main form when the sums are as they were', () => {
    const facts = new Map([['060', '12']])
    const moved = declaration({
      persons: register.map(each => (each.person === '2' ? { ...each, facts } : each)),
      payslips: [payslip('1', { '011': 30_000, '001': 7_500 }), payslip('2', { '011': 20_000, '001': 5_000 })],
    })
    const { submission } = correctionOf(sent(first), moved, true)
    expect(submission).toMatchObject({ main: null, statements: [{ number: 2 }] })
  })

  it('of nothing is empty, also when other rows give the same sums', () => {
    const slips = [payslip('1', { '011': 10_000 }), payslip('1', { '011': 20_000, '001': 7_500 }, { id: 'b' })]
    const same = declaration({ persons: register, payslips: [...slips, payslip('2', { '011': 20_000, '001': 5_000 })] })
    expect(isEmpty(correctionOf(sent(first), same, true).submission)).toBe(true)
  })

  it('of a person who has got another number removes the one and adds the other', () => {
    const renumbered = declaration({
      persons: [person('1', '198409102392'), ...register.slice(1)],
      payslips: [payslip('1', { '011': 30_000, '001': 7_500 }), payslip('2', { '011': 20_000, '001': 5_000 })],
    })
    const { submission } = correctionOf(sent(first), renumbered, true)
    expect(submission.statements.map(({ payee, fields }) => [payee.id, fields[0]?.box])).toEqual([
      ['198202252386', '205'],
      ['198409102392', '011'],
    ])
  })

  it('changes absences while the declaration is a draft, and names them once it is filed', () => {
    const before = sent(wholeSubmission(paying({ '1': 1_000 }, [away('2026-10-05', 8_00), away('2026-10-06', 8_00)])))
    const now = paying({ '1': 1_000 }, [away('2026-10-06', 4_00), away('2026-10-07', 8_00)])
    const draft = correctionOf(before, now, false)
    expect(draft.late).toEqual([])
    expect(draft.submission.absences.map(({ date, isRemoval, hours }) => [date, isRemoval, hours])).toEqual([
      ['2026-10-05', true, 8_00],
      ['2026-10-06', false, 4_00],
      ['2026-10-07', false, 8_00],
    ])
    const filed = correctionOf(before, now, true)
    expect(filed.submission.absences).toEqual([])
    expect(filed.late.map(({ absence, what }) => [absence.date, what])).toEqual([
      ['2026-10-06', 'changed'],
      ['2026-10-07', 'added'],
      ['2026-10-05', 'removed'],
    ])
  })

  it('19: an absence is removed by its key and field 820', () => {
    const before = sent(wholeSubmission(paying({}, [away('2026-10-05', 8_00)])))
    const { submission } = correctionOf(before, paying({}), false)
    const [file = ''] = declarationFiles(submission, sender, '2026-11-01T12:00:00')
    expect(readDeclaration(file).forms[0]?.fields).toMatchObject({ '821': '2026-10-05', '822': '1', '820': '1' })
  })
})

const pay = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 90_000 }))
const absences = fc.uniqueArray(
  fc.record({
    day: fc.integer({ min: 1, max: 9 }),
    hours: fc.integer({ min: 1, max: 24_00 }),
    who: fc.constantFrom('1', '2'),
  }),
  { selector: ({ day, who }) => `${day} ${who}`, maxLength: 4 },
)
const states = fc.tuple(pay, absences).map(([amounts, days]) =>
  paying(
    amounts,
    days.map(({ day, hours, who }) => away(`2026-10-0${day}`, hours, who)),
  ),
)

describe('corrections in a row', () => {
  it('a correction of a correction equals having been right at once', () => {
    fc.assert(
      fc.property(fc.array(states, { minLength: 1, maxLength: 5 }), declarations => {
        const history: Submission[] = []
        for (const now of declarations) history.push(correctionOf(sentBy(history), now, false).submission)
        const [last] = declarations.slice(-1)
        if (last) expect(seen(sentBy(history))).toEqual(seen(sent(wholeSubmission(last))))
      }),
    )
  })

  it('once filed, all but the absences', () => {
    fc.assert(
      fc.property(states, states, states, (one, two, three) => {
        const history = [wholeSubmission(one)]
        for (const now of [two, three]) history.push(correctionOf(sentBy(history), now, true).submission)
        const right = seen(sent(wholeSubmission(three)))
        expect(seen(sentBy(history))).toEqual({ ...right, absences: seen(sent(wholeSubmission(one))).absences })
      }),
    )
  })

  it('sends nothing twice', () => {
    fc.assert(
      fc.property(states, states, (one, two) => {
        const history = [wholeSubmission(one)]
        history.push(correctionOf(sentBy(history), two, false).submission)
        expect(isEmpty(correctionOf(sentBy(history), two, false).submission)).toBe(true)
      }),
    )
  })
})

describe('the file', () => {
  const created = '2026-11-01T12:00:00'

  it('has at most 1,000 declarations; the main form is in the first, absences are in the last', () => {
    const many = Array.from({ length: maxInFile + 1 }, (_, at) => {
      const payee = `19${String(80 + (at % 15)).padStart(2, '0')}0101${String(at).padStart(4, '0')}`
      return person(String(at + 1), payee)
    })
    const whole = wholeSubmission(
      declaration({
        persons: many,
        payslips: many.map(each => payslip(each.person, { '011': 100 })),
        absences: [away('2026-10-05', 8_00)],
      }),
    )
    const files = declarationFiles(whole, sender, created).map(file => readDeclaration(file).forms)
    expect(files.map(forms => forms.length)).toEqual([1_000, 3])
    expect(files.flat().filter(({ kind }) => kind === 'HU')).toHaveLength(1)
    expect(files[0]?.[0]?.kind).toBe('HU')
    expect(files[1]?.at(-1)?.kind).toBe('FU')
    expect(new Set(files.flat().map(({ fields }) => fields['570'])).size).toBe(1_002)
  })

  it('reads back what was written, whatever the texts are', () => {
    const texts = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter(text => /^[^\p{C}]*\S[^\p{C}]*$/u.test(text))
    fc.assert(
      fc.property(texts, texts, (street, town) => {
        const facts = new Map([
          ['245', street],
          ['246', town],
        ])
        const written = wholeSubmission(
          declaration({
            employer: { ...employer, contact: { name: street, phone: '08-1', email: 'a@b.se' } },
            persons: [person('1', '198202252386', { facts })],
            payslips: [payslip('1', { '011': 100 })],
          }),
        )
        const [file = ''] = declarationFiles(written, sender, created)
        const read = readDeclaration(file)
        expect(read.forms[1]?.fields).toMatchObject({ '245': street, '246': town })
        expect(read.contact).toBe(street)
      }),
    )
  })

  it('has the namespaces of Skatteverket, under a prefix for all but the root', () => {
    const [file = ''] = declarationFiles(wholeSubmission(declaration({})), sender, created)
    const root = readXml(file)
    expect(root.attributes['xsi:schemaLocation']).toBe(
      'http://xmls.skatteverket.se/se/skatteverket/da/instans/schema/1.1 http://xmls.skatteverket.se/se/skatteverket/da/arbetsgivardeklaration/arbetsgivardeklaration_1.1.xsd',
    )
    expect(
      file.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Skatteverket omrade="Arbetsgivardeklaration"'),
    ).toBe(true)
    expect(file).toContain('<agd:SummaArbAvgSlf faltkod="487">0</agd:SummaArbAvgSlf>')
  })
})
