import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Correction } from '#contracts/payroll/correction/shapes.ts'
import type { Payslip, PayslipListItem } from '#contracts/payroll/run/shapes.ts'
import { payslip } from '../../tables/schema.ts'
import { bonus, correctionStage, Period, person } from './testing.ts'

const { within, finish, ask } = correctionStage()

const correct = (Nummer = 1) =>
  ask<Correction>(`/payslips/${Period}/${person}/correction`, 'POST', {
    Nummer,
    Version: 1,
    Period: null,
    Forhandsgranska: false,
    Rader: [bonus(2_000)],
    HamtaUnderlag: false,
    Utbetalningsdatum: null,
    Betala: true,
  })
const publish = (Nummer: number, Version: number) =>
  ask<{ readonly errors: readonly unknown[] }>(`/payslips/${Period}/@/publish`, 'PUT', [
    { AnstNr: person, Nummer, Version },
  ])
const listed = async () => (await ask<readonly PayslipListItem[]>(`/payslips/${Period}`)).data
const one = async (Nummer: number) => {
  const filter = encodeURIComponent(JSON.stringify({ Nummer }))
  return (await ask<Payslip>(`/payslips/${Period}/${person}?filter=${filter}`)).data
}

it('a correction of a published payslip is published and handed out by itself, by the same rules', async () => {
  await finish()
  const first = await publish(1, 1)
  expect([first.status, first.data.errors]).toEqual([200, []])
  await within(tx => tx.update(payslip).set({ version: 1 }).where(eq(payslip.employmentNumber, person)))
  expect((await correct()).status).toBe(200)
  const before = await listed()
  expect(before.map(({ Nummer, Publicerad }) => [Nummer, Publicerad])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(before[1]?.Utlamning.Status).toBe('PLANNED')
  expect((await publish(2, (await one(2)).Version)).data.errors).toEqual([])
  const after = await listed()
  expect(after.map(({ Nummer, Publicerad }) => [Nummer, Publicerad])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(after[1]?.Utlamning.Satt).toBe(after[0]?.Utlamning.Satt)
})
