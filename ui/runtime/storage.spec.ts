import { afterEach, expect, it, vi } from 'vitest'
import { companyJobKinds } from '#contracts/copies/company-job.shapes.ts'
import { storage } from './storage.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Gives the module a tab with one stored value. */
function tabWith(key: string, value: string | null) {
  const values = new Map(value === null ? [] : [[key, value]])
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, text: string) => void values.set(name, text),
      removeItem: (name: string) => void values.delete(name),
    },
  })
  return values
}

const { key } = storage.followedJobs

it.each(companyJobKinds)('a tab finds its job of the kind %s again', kind => {
  tabWith(key, null)
  storage.followedJobs.write({ [kind]: 'an-id' })
  expect(storage.followedJobs.read()).toEqual({ [kind]: 'an-id' })
})

it('a tab that follows no job any more keeps none', () => {
  const values = tabWith(key, '{"CLONE":"an-id"}')
  storage.followedJobs.write({})
  expect([...values]).toEqual([])
})

it.each(['', 'null', '7', '"text"', '["an-id"]', '{', '{"CLONE":7,"OTHER":"an-id"}'])('%s names no job', text => {
  tabWith(key, text)
  expect(storage.followedJobs.read()).toEqual({})
})
