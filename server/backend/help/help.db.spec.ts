import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { withSystem, withTenant } from '../platform/database/tenancy.ts'
import { event, helpText, licence } from '../tables/schema.ts'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { ownTexts } from './own-texts.ts'

let stage: TestBackend
beforeAll(async () => {
  stage = await startTestBackend()
})
afterAll(() => stage.close())

const licNr = 'WEB100200'
const turnEditing = (isOn: boolean) =>
  withSystem(stage.test.database, tx => tx.update(licence).set({ editHelpTexts: isOn }).where(eq(licence.licNr, licNr)))
const signedIn = (login: string) => stage.signedIn(login)
const save = (body: object, key = 'infopanel') => ({
  method: 'PUT',
  body: { id: key, title: 'Vår startsida', ...body },
})
const refusal = ({ status, dvCode, message }: (typeof errors)[keyof typeof errors]) => ({
  status,
  body: { dvCode, message },
})

beforeEach(() => turnEditing(true))

describe('help texts', () => {
  it('are the product’s own, until the licence writes another, which others do not see', async () => {
    const [adm, demo] = [await signedIn('adm'), await signedIn('demo')]
    const own = ownTexts.get('infopanel')
    expect((await adm.ask('/helptexts/infopanel')).body.data).toEqual(own)
    const saved = await adm.ask(
      '/helptexts/infopanel',
      save({ html: '<p onclick="x()">Så <script>1</script>gör vi.</p>' }),
    )
    const kept = { id: 'infopanel', title: 'Vår startsida', html: '<p>Så gör vi.</p>' }
    expect(saved.body.data).toEqual(kept)
    await adm.ask('/helptexts/infopanel', save({ html: '<p>Nyare.</p>' }))
    expect((await adm.ask('/helptexts/infopanel')).body.data).toEqual({ ...kept, html: '<p>Nyare.</p>' })
    expect((await demo.ask('/helptexts/infopanel')).body.data).toEqual(own)
    await withTenant(stage.test.database, { licNr }, async tx => {
      expect(await tx.select({ version: helpText.version }).from(helpText)).toEqual([{ version: 2 }])
      const told = await tx
        .select({ actor: event.actor, payload: event.payload })
        .from(event)
        .where(eq(event.type, 'help-text.saved'))
      expect(told).toEqual(Array(2).fill({ actor: 'adm', payload: { id: 'infopanel' } }))
    })
  })

  it('of a field say what its form says, and are nobody’s to write', async () => {
    const adm = await signedIn('adm')
    const path = '/helptexts/settings-company.VisaLBFrDgr'
    const { help = '', label } = companySettings.fields.VisaLBFrDgr
    expect((await adm.ask(path)).body.data).toEqual({
      id: 'settings-company.VisaLBFrDgr',
      title: label,
      html: `<p>${help}</p>`,
    })
    expect((await adm.ask(path, save({ html: '' }, 'settings-company.VisaLBFrDgr'))).status).toBe(400)
    expect((await adm.ask('/helptexts/settings-company.Finns')).status).toBe(404)
    expect((await adm.ask('/helptexts/settings-company.constructor')).status).toBe(404)
  })

  it('of an item are its list’s, until the licence writes one for the item', async () => {
    const adm = await signedIn('adm')
    const item = 'registry-dagschema-@-new'
    const shown = async (key: string) => (await adm.ask(`/helptexts/${key}`)).body.data
    expect(await shown(item)).toEqual({ ...ownTexts.get('registry-dagschema'), id: item })
    await adm.ask('/helptexts/registry-dagschema', save({ html: '<p>Listan.</p>' }, 'registry-dagschema'))
    expect(await shown(item)).toEqual({ id: item, title: 'Vår startsida', html: '<p>Listan.</p>' })
    await adm.ask(`/helptexts/${item}`, save({ html: '<p>Den nya.</p>' }, item))
    expect(await shown(item)).toMatchObject({ html: '<p>Den nya.</p>' })
    expect(await shown('registry-dagschema-SkiftID')).toMatchObject({ html: '<p>Listan.</p>' })
    // A text of the product that is nearer comes before the licence's of a path above.
    await adm.ask('/helptexts/lss', save({ html: '<p>Vår assistans.</p>' }, 'lss'))
    expect(await shown('lss-beredning')).toMatchObject({ html: '<p>Vår assistans.</p>' })
    expect(await shown('lss-beredning-Id')).toEqual(ownTexts.get('lss-beredning-Id'))
  })

  it('are missing where nobody has written one', async () => {
    const browser = await signedIn('ftg2')
    expect(await browser.ask('/helptexts/finns-inte')).toMatchObject(refusal(errors.helpTextMissing))
    expect((await browser.ask('/helptexts/..%2f..%2fpackage')).status).toBe(400)
  })

  it('are written by administrators, and only where the provider has turned it on', async () => {
    const ftg2 = await signedIn('ftg2')
    expect(await ftg2.ask('/helptexts/messages', save({ html: '' }, 'messages'))).toMatchObject(
      refusal(errors.rightMissing),
    )
    const adm = await signedIn('adm')
    await turnEditing(false)
    expect(await adm.ask('/helptexts/messages', save({ html: '' }, 'messages'))).toMatchObject(
      refusal(errors.rightMissing),
    )
    expect((await adm.ask('/portalInfo')).body.data).toMatchObject({ EditHelpTexts: false })
  })

  it.each([
    ['another key', { id: 'messages', title: 'x', html: '' }],
    ['no title', { id: 'infopanel', title: ' ', html: '' }],
    ['too much', { id: 'infopanel', title: 'x', html: 'x'.repeat(20_001) }],
    ['an unknown field', { id: 'infopanel', title: 'x', html: '', licNr: 'WEB999100' }],
  ])('are not saved with %s', async (_, body) => {
    const adm = await signedIn('adm')
    expect(await adm.ask('/helptexts/infopanel', { method: 'PUT', body })).toMatchObject({ status: 400 })
  })

  it('are for whoever is signed in', async () => {
    expect(await stage.browser().ask('/helptexts/infopanel')).toMatchObject(refusal(errors.noSession))
  })
})

describe('support', () => {
  it('may sign in when an administrator says so, and other settings stay', async () => {
    await withTenant(stage.test.database, { licNr }, tx =>
      tx
        .update(licence)
        .set({ portal: { LogiNatt: false } })
        .where(eq(licence.licNr, licNr)),
    )
    const adm = await signedIn('adm')
    const change = (EnableDVSupport: boolean) => adm.ask('/portalInfo', { method: 'PUT', body: { EnableDVSupport } })
    expect((await change(true)).body.data).toMatchObject({
      EnableDVSupport: true,
      LogiNatt: false,
      EditHelpTexts: true,
    })
    expect((await (await signedIn('ftg2')).ask('/portalInfo')).body.data).toMatchObject({ EnableDVSupport: true })
    expect((await change(false)).body.data).toMatchObject({ EnableDVSupport: false, LogiNatt: false })
  })

  it('is not for anybody else to let in, and nothing else can be changed', async () => {
    const body = { EnableDVSupport: true }
    for (const login of ['ftg2', 'per']) {
      expect(await (await signedIn(login)).ask('/portalInfo', { method: 'PUT', body })).toMatchObject(
        refusal(errors.rightMissing),
      )
    }
    const adm = await signedIn('adm')
    expect((await adm.ask('/portalInfo', { method: 'PUT', body: { ...body, EditHelpTexts: true } })).status).toBe(400)
  })
})
