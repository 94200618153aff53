import { describe, expect, it } from 'vitest'
import { Payslip } from '../payroll/run/shapes.ts'
import { Voucher } from '../payroll/vouchers/shapes.ts'
import { interactions } from './interactions.ts'
import { brokenRelations } from './relations.ts'

const answerOf = (description: string) => {
  const found = interactions().find(each => each.description === description)?.outcome.answer
  if (!found || !('data' in found)) throw new Error(`There is no exchange ${description}`)
  return found.data as Record<string, unknown>
}

describe('the relations between figures', () => {
  it('hold for every answer of the pact', () => {
    const broken = interactions().flatMap(({ description, call, outcome: { request, answer } }) =>
      'data' in answer && !request.fields
        ? brokenRelations(call.data, answer.data).map(reason => [description, reason])
        : [],
    )
    expect(broken).toEqual([])
  })

  it('tell a net pay that is not what is left of the gross pay, with its place', () => {
    const slip = answerOf('GET /payslips/{Period}/{AnstNr}: a payslip')
    expect(brokenRelations(Payslip, { ...slip, Netto: 0 })).toEqual([
      '$.data: expected that Netto is Brutto less Skatt, with the rows NETTO, came figures of which it does not hold',
    ])
    expect(brokenRelations(Payslip.nullable(), null)).toEqual([])
  })

  it('tell a voucher that does not balance, also in a list', () => {
    const voucher = answerOf('GET /bokforingsunderlag/{VerId}: a voucher')
    const [first] = voucher.Rader as { Belopp: number }[]
    const unbalanced = { ...voucher, Rader: [{ ...first, Belopp: 1 }] }
    expect(brokenRelations(Voucher.array(), [voucher, unbalanced]).map(reason => reason.split(':')[0])).toEqual([
      '$.data[1]',
      '$.data[1]',
    ])
  })
})
