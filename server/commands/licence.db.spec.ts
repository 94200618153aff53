import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleNewCompany } from '#contracts/companies/examples.ts'
import { createLicence } from '../backend/licence/new-licence.ts'
import { withSystem } from '../backend/platform/database/tenancy.ts'
import { createEmptyDatabase, type TestDatabase } from '../backend/platform/database/test-database.ts'
import { testTime } from '../backend/platform/database/test-time.ts'
import { licence } from '../backend/tables/schema.ts'
import { startTestBackend, type TestBackend } from '../backend/testing.ts'
import { licence as newLicence } from './licence.ts'
import { runHere, runProgram, urlOf } from './testing.ts'

let test: TestDatabase
let stage: TestBackend | undefined
beforeAll(async () => {
  test = await createEmptyDatabase()
})
afterAll(() => (stage ? stage.close() : test.drop()))

const env = () => ({ DATABASE_URL: urlOf(test) })
const example = ['--number', 'WEB700800', '--name', 'Ek Redovisning AB', '--login', 'anna', '--person', 'Anna Ek']
const password = 'Snar-Vidja-47'

it('makes the first licence of an empty database, whose user chooses a password by a link that is shown once', async () => {
  const { code, out, err } = await runProgram(
    'licence',
    [...example, '--option', 'HRTIL', '--orgnr', '5564332210'],
    env(),
  )
  expect([code, err]).toEqual([0, ''])
  const token = /\/inbjudan\/([\w-]{20,})/.exec(out)?.[1]
  stage = await startTestBackend({}, test)
  const anna = stage.browser()
  const invitation = `/invitation/${token}`
  expect((await anna.ask(invitation)).body.data).toMatchObject({ Login: 'anna', LicNamn: 'Ek Redovisning AB' })
  expect((await anna.signIn('anna', password)).status).toBe(401)
  expect((await anna.ask(invitation, { method: 'POST', body: { NewPassword: password } })).status).toBe(200)
  expect((await anna.ask(invitation)).status).toBe(404)
  expect((await anna.signIn('anna', password)).status).toBe(200)
  expect((await anna.ask('/licenseInformation')).body.data).toMatchObject({ LicNr: 'WEB700800', Orgnr: '5564332210' })
  expect((await anna.ask('/createCompany', { method: 'POST', body: exampleNewCompany })).status).toBe(200)
}, 300_000)

it.each([
  ['a number that is taken', {}, /There is a licence WEB700800 already/],
  ['a number that is none', { licNr: 'web 1' }, /“web 1” is no number of a licence/],
  ['a login that is taken', { licNr: 'WEB700801' }, /There is an account anna already/],
  ['a login that is no login', { licNr: 'WEB700801', login: 'an na' }, /Login: Användarnamnet får bestå av/],
  ['a name of the system', { licNr: 'WEB700801', login: 'b', person: 'Support' }, /^Namn: /],
  ['an option that there is not', { licNr: 'WEB700801', login: 'b', options: ['HR'] }, /^Optioner: /],
  ['a number of an organisation that is none', { licNr: 'WEB700801', orgnr: '12' }, /not of 10 or 12 digits/],
])('refuses %s in a sentence, and makes nothing', async (_, part, sentence) => {
  const wanted = { licNr: 'WEB700800', name: 'Ek', model: 'PLUS' as const, options: [], orgnr: '' }
  const made = createLicence(
    test.database,
    { ...wanted, login: 'anna', person: 'Anna Ek', ...part },
    new Date(testTime),
  )
  await expect(made).rejects.toThrow(
    expect.objectContaining({ name: 'LicenceRefused', message: expect.stringMatching(sentence) }),
  )
  const licences = await withSystem(test.database, tx => tx.select({ licNr: licence.licNr }).from(licence))
  expect(licences).toEqual([{ licNr: 'WEB700800' }])
})

it('takes no password in its arguments, which others of the machine may read', async () => {
  const { code, out, err } = await runHere(newLicence, [...example, '--password', password], env())
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^\nUnknown option '--password'/)
  expect(err).not.toMatch(/\n\s+at /)
})
