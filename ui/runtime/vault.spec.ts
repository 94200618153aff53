import { expect, it } from 'vitest'
import { createVault } from './vault.ts'

it('gives what is kept a reference that says nothing, and the secret back until it is forgotten', () => {
  const vault = createVault()
  const [one, two] = [vault.keep('hemligt'), vault.keep('hemligt')]
  expect(one).not.toBe(two)
  expect(one).not.toContain('hemligt')
  expect([vault.reveal(one), vault.reveal(two)]).toEqual(['hemligt', 'hemligt'])
  vault.forget(one)
  expect([vault.reveal(one), vault.reveal(two)]).toEqual([undefined, 'hemligt'])
})

it('gives the same secret the same reference where two are to be compared, and another once it was forgotten', () => {
  const vault = createVault()
  const ref = vault.keepSame('19811218-9876')
  expect(vault.keepSame('19811218-9876')).toBe(ref)
  expect(vault.keepSame('19900315-9804')).not.toBe(ref)
  expect(vault.keep('19811218-9876')).not.toBe(ref)
  vault.forget(ref)
  const anew = vault.keepSame('19811218-9876')
  expect(anew).not.toBe(ref)
  vault.forgetAll()
  expect(vault.reveal(anew)).toBeUndefined()
  expect(vault.keepSame('19811218-9876')).not.toBe(anew)
})
