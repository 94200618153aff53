import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { contentsOf, isListed } from './generated-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'avlona-generated-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pact = (...interactions: readonly object[]) => JSON.stringify({ interactions, consumer: { name: 'a' } })
const [one, two] = [
  { description: 'GET /one: found', response: { status: 200 } },
  { description: 'GET /two: found', response: { status: 200 } },
]

describe('the list of the contents of a generated file', () => {
  it('has a line for each exchange, operation, shape and state, by its name', () => {
    const names = (text: string) =>
      contentsOf(text)
        .trimEnd()
        .split('\n')
        .map(line => line.slice(13))
    expect(names(pact(one, two))).toEqual(['the rest of the file', 'GET /one: found', 'GET /two: found'])
    const openApi = { openapi: '3.1.1', paths: { '/me': { get: {}, put: {} } }, components: { schemas: { Error: {} } } }
    expect(names(JSON.stringify(openApi)).slice(1)).toEqual(['GET /me', 'PUT /me', 'components/schemas/Error'])
    const states = { Licenser: [{ LicNr: 'WEB1' }], States: [{ Name: 'the time' }] }
    expect(names(JSON.stringify(states)).slice(1)).toEqual(['WEB1', 'the time'])
  })

  it('changes in the lines of what has changed, and in no other', () => {
    const before = contentsOf(pact(one, two)).split('\n')
    const after = contentsOf(pact(one, { ...two, response: { status: 404 } })).split('\n')
    expect(after.map((line, at) => line === before[at])).toEqual([true, true, false, true])
  })

  it('tells a file that is missing, or is not as listed, from one that is', () => {
    const file = join(folder, 'pact.json')
    const list = join(folder, 'pact.txt')
    writeFileSync(list, contentsOf(pact(one)))
    expect(isListed(file, list)).toBe(false)
    writeFileSync(file, pact(one))
    expect(isListed(file, list)).toBe(true)
    writeFileSync(file, pact(one, two))
    expect(isListed(file, list)).toBe(false)
  })
})
