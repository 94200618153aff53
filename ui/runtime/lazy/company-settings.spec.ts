import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { exampleCompany } from '#contracts/sign-in/examples.ts'
import { isForbidden, isLoaded } from '#machines/kit/form/form.select.ts'
import { settle } from '#machines/kit/shared/testing/test-clock.ts'
import type { Api } from '../api.ts'
import type { Outside } from '../outside.ts'
import { createVault } from '../vault.ts'
import { companySettings } from './company-settings.ts'

/** Starts the form with a company that has the given answer. */
async function shown(data: object) {
  const api = { companies: { info: { query: async () => ({ data }) } } } as unknown as Api
  const flow = createActor(companySettings.join({ api, vault: createVault() } as Outside), {
    input: { id: 'nordsken' },
  })
  flow.start().send({ type: 'form.show', page: 'CompanySettings', today: '2026-11-21', key: 'shown' })
  await settle()
  const snapshot = flow.getSnapshot()
  flow.stop()
  return [isLoaded(snapshot), isForbidden(snapshot)]
}

it.each([
  ['with its settings', { ...exampleCompany, Settings: { Version: 1, Values: { Telefon: '0470-1' } } }, [true, false]],
  ['without settings, which the account may not read', exampleCompany, [false, true]],
  ['that waits for an SMS code', { requireSMSVerification: true }, [false, true]],
])('a company %s', async (_, data, views) => expect(await shown(data)).toEqual(views))
