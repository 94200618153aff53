import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleNewCompany } from '#contracts/companies/examples.ts'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import { exampleUserValues } from '#contracts/users/examples.ts'
import { keyOf } from '../../demo/make-licence.ts'
import { department } from '../../tables/schema.ts'
import { type Browser, startTestBackend, type TestBackend } from '../../testing.ts'
import { withTenant } from '../database/tenancy.ts'

let stage: TestBackend
let adm: Browser
beforeAll(async () => {
  stage = await startTestBackend()
  adm = await stage.signedIn('adm')
})
afterAll(() => stage.close())

const company = 'nordsken'
const hidden = 'An\u200bna'
const hiddenMessage = (label: string) =>
  `${label} har ett tecken som inte syns (tecken 3, U+200B). Ta bort det, eller skriv om texten.`
const ask = (path: string, method: string, body: object) => adm.ask(path, { company, method, body })

it.each<[what: string, method: string, path: string, body: object, field: string, label: string]>([
  [
    'an employee',
    'POST',
    '/perreg',
    { ...exampleEmployeeValues, AnstNr: '9601', Efternamn: hidden },
    'Efternamn',
    'Efternamn',
  ],
  ['a department', 'POST', '/avdelning', { Avdelning: '961', BenText: hidden, Overordnad: '' }, 'BenText', 'Benämning'],
  ['a new company', 'POST', '/createCompany', { ...exampleNewCompany, Namn: hidden }, 'Namn', 'Texten'],
  ['a user', 'POST', '/users', { ...exampleUserValues, Namn: hidden }, 'Namn', 'Namn'],
])('%s is not called by a text with a character that is not seen', async (_, method, path, body, field, label) => {
  const answer = await ask(path, method, body)
  expect([answer.status, answer.body.fields?.[field]]).toEqual([expect.any(Number), hiddenMessage(label)])
  expect([400, 422]).toContain(answer.status)
})

it('an item that was called so before is read, and keeps its name while the rest of it is changed', async () => {
  for (const Avdelning of ['962', '963'])
    await ask('/avdelning', 'POST', { Avdelning, BenText: 'Anna', Overordnad: '' })
  const tenant = { licNr: 'WEB100200', ftgKey: keyOf(company) }
  await withTenant(stage.test.database, tenant, tx =>
    tx.update(department).set({ name: hidden }).where(eq(department.id, '963')),
  )
  const read = (await adm.ask('/avdelning/963', { company })).body.data as { Version: number; Values: object }
  expect(read.Values).toMatchObject({ BenText: hidden })
  const { Version, Values } = read
  const { Avdelning: _, ...rest } = { Avdelning: '', ...Values }
  const changed = await ask('/avdelning/963', 'PUT', { Version, Values: { ...rest, Overordnad: '962' } })
  expect(changed.status).toBe(200)
  const after = (await adm.ask('/avdelning/963', { company })).body.data as typeof read
  expect(after.Values).toMatchObject({ BenText: hidden, Overordnad: '962' })
})
