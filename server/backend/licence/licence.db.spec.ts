import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'

let stage: TestBackend
beforeAll(async () => {
  stage = await startTestBackend()
})
afterAll(() => stage.close())

describe('the licence information', () => {
  it('is all that is known of the licence, and how much of it is used', async () => {
    const browser = stage.browser()
    await browser.signIn('lic')
    expect((await browser.ask('/licenseInformation')).body.data).toEqual({
      LicNr: 'WEB100200',
      LicDate: '2021-03-01',
      GiltigTom: '2059-12-31',
      Orgnr: '5564332210',
      Namn: 'Lindgren Redovisning AB',
      PostAdress: 'Box 114',
      GatuAdress: 'Storgatan 12',
      PostNr: '852 30',
      Ort: 'Sundsvall',
      Modell: '90',
      EPost: 'kontoret@lindgrenredovisning.example',
      Telefon: '08-465 004 20',
      // Archived companies are not counted.
      AntalForetag: 5,
      Optioner: [
        { Kod: 'HRTIL', Text: 'HR-tillägg', AntalAnvandare: 10, MaxAnvandare: 25 },
        { Kod: 'FERTIL', Text: 'Semesterlönetillägg', AntalAnvandare: 10, MaxAnvandare: 0 },
      ],
    })
  })

  it.each(['adm', 'ftg2', 'per'])('is not for %s', async login => {
    const browser = stage.browser()
    await browser.signIn(login)
    const { status, body } = await browser.ask('/licenseInformation')
    expect([status, body.dvCode]).toEqual([errors.rightMissing.status, errors.rightMissing.dvCode])
  })
})
