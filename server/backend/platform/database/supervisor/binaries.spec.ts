import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { completeLinks, copiedBinaries } from './binaries.ts'

let folder: string
let root: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avlona-binaries-'))
  root = join(folder, 'package', 'native')
  await mkdir(join(root, 'lib'), { recursive: true })
  await writeFile(join(root, 'lib', 'libpq.so.5.18'), 'a library')
  await writeFile(
    join(root, 'pg-symlinks.json'),
    JSON.stringify(
      ['libpq.so', 'libpq.so.5'].map(name => ({
        source: 'native/lib/libpq.so.5.18',
        target: `native/lib/${name}`,
      })),
    ),
  )
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('creates the symbolic links that npm left out', async () => {
  await symlink('libpq.so.5.18', join(root, 'lib', 'libpq.so'))
  expect(await completeLinks(root)).toBe(true)
  expect(await readlink(join(root, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(await completeLinks(root)).toBe(true)
})

it('returns false when the links cannot be created', async () => {
  await rm(join(root, 'lib'), { recursive: true })
  expect(await completeLinks(root)).toBe(false)
})

it('copies the binaries once for each version, with the links', async () => {
  const packaged = { root, version: '18.4.0', major: '18' }
  const copy = await copiedBinaries(packaged, folder)
  expect(copy).toEqual({ root: join(folder, 'postgresql-18.4.0', 'native'), version: '18.4.0', major: '18' })
  expect(await readFile(join(copy.root, 'lib', 'libpq.so'), 'utf8')).toBe('a library')

  await writeFile(join(copy.root, 'lib', 'mark'), '')
  await copiedBinaries(packaged, folder)
  expect(await readFile(join(copy.root, 'lib', 'mark'), 'utf8')).toBe('')
})
