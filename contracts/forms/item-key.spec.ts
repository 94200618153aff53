import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNewItem, partKey, partOf } from './item-key.ts'

/** An owner and an id, of any characters; the id is often empty. */
const parts = [fc.string({ minLength: 1 }), fc.oneof(fc.constant(''), fc.string())] as const

describe('the key of what belongs to something', () => {
  it('has its owner and its id, whatever they are', () => {
    fc.assert(fc.property(...parts, (owner, id) => void expect(partOf(partKey(owner, id))).toEqual([owner, id])))
  })

  it('says whether it exists', () => {
    fc.assert(fc.property(...parts, (owner, id) => void expect(isNewItem(partKey(owner, id))).toBe(id === '')))
  })
})
