import { describe, expect, it } from 'vitest'
import { isBankDay } from './bank-days.ts'

describe('bank days', () => {
  it.each([
    ['2026-01-01', 'nyårsdagen'],
    ['2026-01-06', 'trettondedag jul'],
    ['2026-04-03', 'långfredagen'],
    ['2026-04-06', 'annandag påsk'],
    ['2026-05-01', 'första maj'],
    ['2026-05-14', 'Kristi himmelsfärdsdag'],
    ['2026-06-19', 'midsommarafton'],
    ['2026-12-24', 'julafton'],
    ['2026-12-25', 'juldagen'],
    ['2026-12-31', 'nyårsafton'],
    ['2024-06-06', 'nationaldagen'],
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
  ])('%s is none: %s', date => expect(isBankDay(date)).toBe(false))

  it.each([
    ['2026-04-02', 'skärtorsdagen'],
    ['2026-04-30', 'valborgsmässoafton'],
    ['2026-01-05', 'trettondagsafton'],
    ['2026-12-23', 'the day before julafton'],
    ['2026-05-25', 'annandag pingst, which was a holiday until 2004'],
    ['2026-10-30', 'allhelgonaafton'],
  ])('%s is one: %s', date => expect(isBankDay(date)).toBe(true))
})
