import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const filesIn = (folder: string) => globSync('*.ts', { cwd: join(root, folder) })
const declared = filesIn('contracts/registers')

it.each([
  ['server/backend/registers/own', 'own-registers.ts'],
  ['ui/screens/registers/own', 'own-screens.ts'],
])('what a register does beside its declaration is found in %s by the declaration’s name', (folder, index) => {
  const files = filesIn(folder).filter(file => file !== index)
  expect(files.filter(file => !declared.includes(file))).toEqual([])
  const joined = readFileSync(join(root, folder, index), 'utf8')
  expect(files.filter(file => !joined.includes(`from './${file}'`))).toEqual([])
})
