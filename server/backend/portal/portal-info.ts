import { eq, sql } from 'drizzle-orm'
import { type PortalChange, PortalInfo } from '#contracts/portal/shapes.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import type { Account } from '../platform/http/caller.ts'
import { endSupportSessions } from '../sign-in/session/sessions.ts'
import { licenceRequiresSms } from '../tables/licence.ts'
import { licence } from '../tables/schema.ts'

/** The defaults of settings that the licence has not set. */
const defaults: PortalInfo = {
  EnableDVSupport: false,
  LoginType: 'A',
  KlockSenAvrFruk: '07:00',
  KlockSenAvrLnch: '12:00',
  KlockSenAvrMidd: '18:00',
  KlockTidHemFruk: '09:00',
  KlockTidHemLnch: '14:00',
  KlockTidHemMidd: '19:00',
  LogiFrukost: true,
  LogiLunch: false,
  LogiMiddag: false,
  LogiNatt: true,
  EditHelpTexts: false,
}

export async function portalInfo(tx: Transaction, licNr: string): Promise<PortalInfo> {
  const [found] = await tx
    .select({
      portal: licence.portal,
      EditHelpTexts: licence.editHelpTexts,
      enforcesBankId: licence.enforceBankId,
      requiresSms: licenceRequiresSms,
    })
    .from(licence)
    .where(eq(licence.licNr, licNr))
  // The columns override the settings, since the licence may change only the settings.
  return PortalInfo.parse({
    ...defaults,
    ...found?.portal,
    EditHelpTexts: found?.EditHelpTexts ?? false,
    LoginType: found?.enforcesBankId ? 'B' : found?.requiresSms ? 'S' : 'A',
  })
}

/**
 * Changes the portal settings. Support sessions end when they are no longer allowed.
 *
 * @param tx acts for the account's licence, before and after
 */
export async function changePortal(
  tx: Transaction,
  { licNr, login }: Pick<Account, 'licNr' | 'login'>,
  change: PortalChange,
  now: Date,
): Promise<PortalInfo> {
  await tx
    .update(licence)
    .set({ portal: sql`${licence.portal} || ${JSON.stringify(change)}::jsonb`, version: sql`${licence.version} + 1` })
    .where(eq(licence.licNr, licNr))
  if (!change.EnableDVSupport) {
    await actAsSystem(tx)
    await endSupportSessions(tx, licNr, now)
    await actFor(tx, { licNr, login })
  }
  await appendEvent(tx, { type: 'portal.changed', payload: { ...change }, ftgKey: null })
  return portalInfo(tx, licNr)
}
