import { expect, it } from 'vitest'
import { bankIdLink } from './bankid-link.ts'

it.each([
  ['computer', 'bankid:///?autostarttoken=7c40-b5&redirect=null'],
  ['mobile', 'https://app.bankid.com/?autostarttoken=7c40-b5&redirect=null'],
] as const)('opens the app of a %s', (device, link) => {
  expect(bankIdLink('7c40-b5', device)).toBe(link)
})

it('lets no token add to the address', () => {
  expect(bankIdLink('a&b=c#d', 'computer')).toBe('bankid:///?autostarttoken=a%26b%3Dc%23d&redirect=null')
})
