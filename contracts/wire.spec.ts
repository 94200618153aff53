import { describe, expect, it } from 'vitest'
import { scopeHeaders, scopeValues } from './scope-headers.ts'
import { ErrorBody, encodePagination, encodeQuery, Pagination } from './wire.ts'

describe('the scope headers', () => {
  it('leaves out what is null', () =>
    expect(scopeHeaders({ FtgId: 'nordsken', SalaryYear: null, InactivityTimer: 60 })).toEqual({
      'x-ftg-id': 'nordsken',
      'x-inactivity-timer': '60',
    }))
  it('sends a zero', () => expect(scopeHeaders({ InactivityTimer: 0 })).toEqual({ 'x-inactivity-timer': '0' }))
  it('are read as they are sent, and other texts as they are', () => {
    const scope = { FtgId: 'nordsken', SalaryYear: 2026, InactivityTimer: 0 }
    expect(scopeValues(scopeHeaders(scope))).toEqual(scope)
    expect(scopeValues({ 'x-ftg-id': ['a', 'b'], 'x-salary-year': 'i år', 'x-inactivity-timer': '-1' })).toEqual({
      FtgId: 'a',
      SalaryYear: 'i år',
      InactivityTimer: -1,
    })
  })
})

describe('the query of a list', () => {
  it('is nothing for the whole of it', () => expect(encodeQuery({})).toBe(''))
  it('says the page and what it is narrowed by, encoded', () => {
    const query = encodeQuery({ pagination: { pageNum: 1, perPage: 25 }, filter: { AvdelningList: ['Å & Ö'] } })
    const read = new URLSearchParams(query)
    expect([...read.keys()]).toEqual(['pagination', 'filter'])
    expect(JSON.parse(read.get('filter') ?? '')).toEqual({ AvdelningList: ['Å & Ö'] })
    expect(query).toMatch(/^\?pagination=%7B[^ +&]*&filter=%7B[^ +&]*$/)
  })
})

it('a plain query has the parts of a page as parameters of their own', () => {
  const pagination = { sortBy: 'LSSPeriod', sortOrder: 'desc', pageNum: 1, perPage: 1 } as const
  const asked = (page: Pagination) => [
    ...new URLSearchParams(encodeQuery({ pagination: page, fields: ['LSSPeriod'] }, true)),
  ]
  expect(asked(pagination)).toEqual([
    ['sortBy', 'LSSPeriod'],
    ['sortOrder', 'desc'],
    ['perPage', '1'],
    ['pageNum', '1'],
    ['fields', 'LSSPeriod'],
  ])
  expect(asked({ searchTerm: 'å', searchFields: ['A', 'B'], perPage: -1, pageNum: 1 })).toEqual([
    ['searchTerm', 'å'],
    ['searchFields', 'A,B'],
    ['fields', 'LSSPeriod'],
  ])
})

describe('the pagination query', () => {
  const sorted = { sortBy: 'Namn', sortOrder: 'asc' } as const
  it('says all of it', () =>
    expect(
      JSON.parse(encodePagination({ ...sorted, perPage: 25, pageNum: 2, searchTerm: 'å', searchFields: ['Namn'] })),
    ).toEqual({ ...sorted, perPage: 25, pageNum: 2, searchTerm: 'å', searchFields: ['Namn'] }))
  it('leaves out perPage and pageNum for all rows', () =>
    expect(JSON.parse(encodePagination({ ...sorted, perPage: -1, pageNum: 1 }))).toEqual(sorted))
  it.each([{ perPage: 0 }, { pageNum: 0 }, { sortOrder: 'up' }, { okand: 1 }])('refuses %j', query =>
    expect(Pagination.safeParse(query).success).toBe(false),
  )
})

it('an error has a message and a five-digit code', () => {
  expect(ErrorBody.safeParse({ message: 'Nej', dvCode: '40100' }).success).toBe(true)
  expect(ErrorBody.safeParse({ message: 'Nej', dvCode: '401' }).success).toBe(false)
})
it('an error may say what is wrong with single fields', () => {
  const error = { message: 'Nej', dvCode: '40010', fields: { Epost: 'Felaktig epost.' } }
  expect(ErrorBody.parse(error)).toEqual(error)
  expect(ErrorBody.safeParse({ ...error, fields: ['Epost'] }).success).toBe(false)
})
