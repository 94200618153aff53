import { expect, it } from 'vitest'
import { tidyDay, tidySpan } from './tidy-times.ts'

it.each([
  ['12-13', '12:00-13:00'],
  ['1200 – 1230', '12:00-12:30'],
  ['12:00-13:00', '12:00-13:00'],
  ['lunch', 'lunch'],
  ['12', '12'],
  ['12-13-14', '12-13-14'],
  ['', ''],
])('a break typed as %s is %s', (typed, tidied) => expect(tidySpan(typed)).toBe(tidied))

it.each([
  ['7-16/12-13', '07:00-16:00/12:00-13:00'],
  ['7-16', '07:00-16:00'],
  ['7-16/9-9.15,12-12.30', '07:00-16:00/09:00-09:15,12:00-12:30'],
  ['7-16/', '07:00-16:00'],
  ['DAG', 'DAG'],
])('a day typed as %s is %s', (typed, tidied) => expect(tidyDay(typed)).toBe(tidied))
