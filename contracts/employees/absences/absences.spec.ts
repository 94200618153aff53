import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../rules/date.ts'
import { absenceForm } from './absence.form.ts'
import { childrenFacts, dayBeforeBirthday } from './children.ts'
import { type AbsenceExtent, calendarDays, overlapProblem } from './overlaps.ts'

const absence = (FranDatum: string, TomDatum: string, Omfattning = 100): AbsenceExtent => ({
  FranDatum,
  TomDatum,
  Omfattning,
})

describe('absences of the same day', () => {
  const holiday = absence('2026-07-06', '2026-07-10')

  it('are refused from one day over, and fit beside each other', () => {
    expect(overlapProblem(absence('2026-07-10', '2026-07-20'), [holiday])).toBe(
      'Frånvaron är tillsammans 200 % den 2026-07-10. Ändra dagarna eller omfattningen.',
    )
    expect(overlapProblem(absence('2026-07-11', '2026-07-20'), [holiday])).toBeUndefined()
    expect(overlapProblem(absence('2026-06-01', '2026-07-05'), [holiday])).toBeUndefined()
    expect(overlapProblem(absence('2026-06-01', ''), [holiday])).toContain('200 % den 2026-07-06')
    expect(overlapProblem(absence('2027-01-01', ''), [absence('2020-01-01', '')])).toContain('den 2027-01-01')
  })

  it('may be parts of a day up to all of it', () => {
    const half = absence('2026-07-06', '', 50)
    expect(overlapProblem(half, [half])).toBeUndefined()
    expect(overlapProblem(absence('2026-07-06', '', 50.01), [half])).toContain('100,01 %')
    // Three thirds.
    const third = absence('2026-07-06', '', 33.3333)
    expect(overlapProblem(absence('2026-07-06', '', 33.3334), [third, third])).toBeUndefined()
  })

  it('are refused exactly when a plain count of each day says so', () => {
    const day = fc.integer({ min: 0, max: 12 }).map(at => addDays('2026-03-01', at))
    const some = fc
      .record({ a: day, b: fc.option(day), Omfattning: fc.constantFrom(25, 50, 100) })
      .map(({ a, b, Omfattning }) => absence(a, b === null ? '' : ([a, b].toSorted()[1] as string), Omfattning))
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 4 }), (one, others) => {
        const covers = (each: AbsenceExtent, on: string) =>
          each.FranDatum <= on && (each.TomDatum === '' || on <= each.TomDatum)
        const days = Array.from({ length: 20 }, (_, at) => addDays('2026-03-01', at)).filter(on => covers(one, on))
        const isTooMuch = days.some(
          on =>
            others.filter(each => covers(each, on)).reduce((sum, each) => sum + each.Omfattning, one.Omfattning) > 100,
        )
        expect(overlapProblem(one, others) !== undefined).toBe(isTooMuch)
      }),
    )
  })

  it('count both ends as days', () => {
    expect(calendarDays(holiday)).toBe(5)
    expect(calendarDays(absence('2028-02-28', '2028-03-01'))).toBe(3)
    expect(calendarDays(absence('2026-07-06', ''))).toBeNull()
  })
})

describe('a child', () => {
  it('is cared for until the day before its twelfth birthday', () => {
    expect(dayBeforeBirthday('2014-05-04', 12)).toBe('2026-05-03')
    expect(dayBeforeBirthday('2014-01-01', 12)).toBe('2025-12-31')
    expect(dayBeforeBirthday('2016-02-29', 12)).toBe('2028-02-28')
    expect(dayBeforeBirthday('2016-02-29', 1)).toBe('2017-02-28')
  })

  it('has its own days of parental leave until today, of which 120 qualify, and 180 of a single parent’s', () => {
    const leave = (Barn: string, FranDatum: string, TomDatum: string, FranvaroTyp = 'FPE') => ({
      ...absence(FranDatum, TomDatum, 50),
      Barn,
      FranvaroTyp,
    })
    const facts = childrenFacts(
      [
        { Namn: 'Alma', Fodd: '2025-01-10' },
        { Namn: 'Bo', Fodd: '2020-03-01', EnsamVardnad: true },
      ],
      [
        leave('Alma', '2025-02-01', '2025-07-31'),
        // Two halves of one day are one day.
        leave('Alma', '2025-07-31', '2025-08-01'),
        leave('Bo', '2026-11-20', ''),
        leave('Bo', '2026-12-01', '2026-12-24'),
        leave('Bo', '2026-01-01', '2026-01-31', 'TFP'),
      ],
      '2026-11-23',
    )
    expect(facts).toEqual([
      {
        Namn: 'Alma',
        Fodd: '2025-01-10',
        VabTom: '2037-01-09',
        Foraldradagar: 182,
        Semestergrundande: 120,
        MestGrundande: 120,
      },
      {
        Namn: 'Bo',
        Fodd: '2020-03-01',
        VabTom: '2032-02-29',
        Foraldradagar: 4,
        Semestergrundande: 4,
        MestGrundande: 180,
      },
    ])
  })
})

describe('the form of an absence', () => {
  const care = { ...absenceForm.defaults('2026-03-02'), FranvaroTyp: 'TFP', Barnen: ['Alma'], Barn: 'Alma' }

  it('takes a child of the employee, where the absence is for one', () => {
    expect(absenceForm.problems(care)).toEqual({})
    expect(Object.keys(absenceForm.problems({ ...care, Barn: 'Bo' }))).toEqual(['Barn'])
    expect(absenceForm.fields.Barn.isShown({ FranvaroTyp: 'SJK' })).toBe(false)
  })

  it('takes the days of a medical certificate of sickness, in their order', () => {
    const sick = { ...care, FranvaroTyp: 'SJK', Barn: '', IntygFran: '2026-03-09' }
    expect(absenceForm.problems(sick)).toEqual({})
    expect(absenceForm.problems({ ...sick, IntygTom: '2026-03-08' })).toEqual({
      IntygTom: 'Sista dagen kan inte vara före den första.',
    })
    expect(absenceForm.problems({ ...sick, IntygFran: '', IntygTom: '2026-03-08' })).toEqual({
      IntygTom: 'Ange från vilken dag intyget gäller.',
    })
    expect(absenceForm.fields.IntygFran.isShown(care)).toBe(false)
  })

  it('refuses a last day before the first, and a part that is nothing or more than all', () => {
    expect(absenceForm.problems({ ...care, TomDatum: '2026-03-01' })).toEqual({
      TomDatum: 'Sista dagen kan inte vara före den första.',
    })
    for (const Omfattning of [0, 100.5]) {
      expect(absenceForm.problems({ ...care, Omfattning })).toEqual({
        Omfattning: 'Omfattning måste vara mellan 1 och 100.',
      })
    }
  })

  it('sends no names of children but the chosen one', () => {
    expect(absenceForm.write(care, '2026-03-02')).not.toHaveProperty('Barnen')
  })
})
