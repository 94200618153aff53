import { eq } from 'drizzle-orm'
import { PortalInfo } from '#contracts/shapes/portal.ts'
import { licence } from '../database/schema.ts'
import type { Transaction } from '../database/tenancy.ts'

/** What holds for a setting that the licence has not made. */
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
}

export async function portalInfo(tx: Transaction, licNr: string): Promise<PortalInfo> {
  const [found] = await tx.select({ portal: licence.portal }).from(licence).where(eq(licence.licNr, licNr))
  return PortalInfo.parse({ ...defaults, ...found?.portal })
}
