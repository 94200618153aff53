import { opens } from '#contracts/rights/access.ts'
import { openings } from '#contracts/rights/openings.ts'
import type { Account } from '../sign-in/session/session.types.ts'

/**
 * True when the account may change company: licence users, administrators, and everyone with more
 * than one company (§6).
 */
export const mayChangeCompany = ({ Roll, FtgIdAccessList }: Pick<Account, 'Roll' | 'FtgIdAccessList'>): boolean =>
  opens(openings.changeCompany, { Roll, companies: FtgIdAccessList.length })
