import { expect, it } from 'vitest'
import { birthdayOf, isBirthday } from './birthday.ts'

it.each([
  ['199003159804', '03-15'],
  ['200002299807', '02-29'],
  ['199003759804', '03-15'],
  ['9003159804', undefined],
  ['900315-9804', undefined],
  ['', undefined],
  ['199013159804', undefined],
  ['199003009804', undefined],
])('the birthday of %j: %s', (number, birthday) => expect(birthdayOf(number)).toBe(birthday))

it.each([
  ['03-15', '2026-03-15', true],
  ['03-15', '2026-03-16', false],
  ['03-15', '2026-05-13', false],
  ['02-29', '2028-02-29', true],
  ['02-29', '2028-02-28', false],
  ['02-29', '2026-02-28', true],
  ['02-29', '2026-03-01', false],
  ['02-29', '2100-02-28', true],
  ['02-29', '2000-02-28', false],
])('%s on %s: %s', (birthday, date, is) => expect(isBirthday(birthday, date)).toBe(is))
