import { describe, expect, it } from 'vitest'
import vectors from '#contracts/rules/account-vectors.json' with { type: 'json' }
import { iban } from '#contracts/rules/iban.ts'
import { labelled } from '#contracts/rules/rule.ts'
import { bicOfIban, sebNumber, swedishAccount } from './swedish-account.ts'

describe('a Swedish account', () => {
  it.each(vectors.accounts.valid)('$clearing $account has IBAN $iban', each => {
    expect(swedishAccount(each.clearing, each.account).iban).toBe(each.iban)
    if (each.iban !== null) expect(iban(each.iban, labelled('IBAN'))).toBeUndefined()
  })

  it('is taken as it is typed, and the fifth digit of Swedbank is found', () => {
    const known = { clearing: '83279', account: '0147258925', iban: 'SE5580000832790147258925', bic: 'SWEDSESS' }
    expect(swedishAccount('8327-9', '014 725 892-5')).toEqual(known)
    expect(swedishAccount('8327', '0147258925')).toEqual(known)
  })

  it.each([
    ['9300', '1111111116', 'is being closed'],
    ['9180', '1111111116', 'the lists say nothing'],
    ['9960', '1111111116', 'the lists differ'],
    ['0000', '1', 'no bank has it'],
  ])('%s %s has no certain IBAN: %s', (clearing, account) => expect(swedishAccount(clearing, account).iban).toBeNull())

  it.each([
    ['6114', '17182351', '017182351'],
    ['3300', '1010101010', '1010101010'],
    ['9180', '1111111116', '1111111116'],
    ['81034', '9783242', '810340009783242'],
    ['9570', '12344', '95700000012344'],
    ['9960', '1234', '99601234'],
    ['5491', '0000003', '54910000003'],
  ])('%s %s is %s in the guide of SEB', (clearing, account, number) =>
    expect(sebNumber(swedishAccount(clearing, account))).toBe(number),
  )

  it('knows the bank of an IBAN', () => {
    expect(['SE3550000000054910000003', 'SE00999', 'DE89370400440532013000'].map(bicOfIban)).toEqual([
      'ESSESESS',
      '',
      '',
    ])
  })
})
