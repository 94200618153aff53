import { expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import { vacationAgreements } from '#contracts/registers/vacation-agreements.ts'
import { byLaw } from '../../engine/holiday/holiday-agreement.ts'
import { holidayLaw } from '../../engine/testing/holiday.ts'
import { holidayAgreementOf, holidayUnitOf } from './holiday-of.ts'

const legal = byLaw(holidayLaw)
const blank = vacationAgreements.model.read({ AvtalKod: 'A', BenText: 'Avtalet' }, '2026-11-25')
const agreed = (changes: FormValues = {}) => holidayAgreementOf({ ...blank, ...changes }, holidayLaw, 0)

it('an agreement on holiday is the law’s where nothing is entered', () => {
  expect(agreed()).toEqual({ ...legal, source: 'Avtalet' })
  expect(holidayAgreementOf({ AvtalKod: 'A', BenText: 'Avtalet', SemDagar: 25 }, holidayLaw, 0)).toEqual(agreed())
})

it('an agreement on holiday has its own shares, and whoever leaves is paid the day and the supplement', () => {
  const { supplement, dayValue, leaverDay, variable, percentage } = agreed({ SemTilProc: 0.8, SemRorProc: 0.5 })
  expect({ supplement, variable }).toEqual({
    supplement: [800, 100_000],
    variable: { part: [500, 100_000], per: 'DAY' },
  })
  expect({ dayValue, percentage }).toEqual({ dayValue: legal.dayValue, percentage: legal.percentage })
  expect(leaverDay).toEqual([5400, 100_000])
  expect(agreed({ SemDagVarde: 4.762 }).leaverDay).toEqual([4762 + 430, 100_000])
  expect(agreed({ SlutDagVarde: 5.4 }).leaverDay).toEqual([5400, 100_000])
  expect(agreed({ SemLonProc: 13 }).percentage).toEqual([13_000, 100_000])
})

it('a supplement that the agreement does not pay stays away, whatever its share', () => {
  expect(agreed({ UseSemTil: false, SemTilProc: 0.8 }).supplement).toEqual([0, 1])
  expect(agreed({ UseSemRor: false, SemRorProc: 0.5 }).variable.part).toEqual([0, 1])
})

it('holiday is counted by working days, by the factor of the week, or by hours', () => {
  const of = (SemDagarTyp: string, weeklyDays: number | null = 400, weeklyHours = 3200) =>
    holidayUnitOf({ ...blank, SemDagarTyp }, weeklyDays, weeklyHours)
  expect(of('NET')).toEqual({ weeklyDays: null })
  expect(of('BRU')).toEqual({ weeklyDays: 400 })
  // A week of five days, or an unknown one, has no factor.
  expect(of('BRU', 500)).toEqual({ weeklyDays: null })
  expect(of('BRU', null)).toEqual({ weeklyDays: null })
  expect(of('TIM')).toEqual({ weeklyDays: null, weeklyHours: 3200 })
  expect(of('TIM', 400, 0)).toEqual({ weeklyDays: null })
  expect(holidayUnitOf(undefined, 400, 3200)).toEqual({ weeklyDays: null })
})
