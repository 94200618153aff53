import { describe, expect, it } from 'vitest'
import { messageOf, type NoticeStanding, noticeOf } from './tell-declarations.ts'

/** A month whose payslips are all ready and paid, and whose last day is a Monday. */
const ready: NoticeStanding = {
  finished: 3,
  unfinished: 0,
  isOpen: false,
  due: '2026-10-12',
  isBegun: false,
  isDone: false,
  isDraft: false,
}

describe('what is told of a declaration', () => {
  it.each([
    ['all payslips are ready', {}, '2026-09-25', 'READY'],
    ['one is not', { unfinished: 1 }, '2026-09-25', null],
    ['a pay day is to come', { isOpen: true }, '2026-09-25', null],
    ['its file has been fetched', { isBegun: true, isDone: true }, '2026-09-25', null],
    ['three bank days are left', {}, '2026-10-07', 'DUE'],
    ['four bank days are left', { isBegun: true }, '2026-10-06', null],
    ['it is the last day', { unfinished: 1 }, '2026-10-12', 'DUE'],
    ['it is handed in', { isBegun: true, isDone: true }, '2026-10-12', null],
    ['a draft waits', { isBegun: true, isDraft: true }, '2026-10-12', 'DUE'],
    ['the last day has passed', {}, '2026-10-13', 'READY'],
    ['the last day has passed with a draft', { isBegun: true, isDraft: true }, '2026-10-13', null],
  ] as const)('%s', (_, changes, today, expected) => {
    expect(noticeOf({ ...ready, ...changes }, today)).toBe(expected)
  })

  it.each([
    ['READY', {}, '2026-09-25', 'Deklarationen för september 2026 är redo att granskas. Sista dag är 2026-10-12.'],
    ['READY', {}, '2026-10-13', 'Deklarationen för september 2026 är redo att granskas. Sista dagen var 2026-10-12.'],
    ['DUE', {}, '2026-10-12', 'Deklarationen för september 2026 är inte inlämnad. Sista dag är 2026-10-12.'],
    [
      'DUE',
      { unfinished: 2, isDraft: true },
      '2026-10-12',
      'Deklarationen för september 2026 väntar på underskrift hos Skatteverket. Sista dag är 2026-10-12. 2 lönebesked är inte klara.',
    ],
  ] as const)('%s, with %o, on %s: %s', (kind, changes, today, expected) => {
    expect(messageOf(kind, { ...ready, ...changes }, '2026-09', today)).toBe(expected)
  })
})
