import { useCallback, useMemo } from 'react'
import { type Facts, opens } from '#contracts/rights/access.ts'
import type { Rule } from '#contracts/rights/rule.ts'
import { isSupportAccount } from '#contracts/sign-in/support-account.ts'
import * as selectApp from '#machines/app/app.select.ts'
import * as selectRights from '#machines/rights/rights.select.ts'
import { useSelect } from './hooks.tsx'

/** Returns the known facts of the signed-in person, the licence and the company in use. */
function useFacts(): Partial<Facts> {
  const session = useSelect('app', selectApp.session)
  const workplace = useSelect('app', selectApp.workplace)
  const rights = useSelect('rights', selectRights.rights)
  return useMemo(() => {
    if (!session) return {}
    const { account, licence } = session
    return {
      Roll: account.Roll,
      rights,
      HasPlus: licence.HasPlus,
      Supplier: licence.Supplier,
      options: licence.HasLicensOption,
      // Which licences may clone is known to the server only, which says so with the jobs.
      grants: { supported: isSupportAccount(account) },
      company: workplace?.company ?? null,
      companies: account.FtgIdAccessList.length,
    }
  }, [session, workplace, rights])
}

/**
 * Returns a function that answers whether a rule opens something to the signed-in person.
 *
 * @param others facts to ask about instead of the person's own, such as the rights of a group
 */
export function useOpens(others?: Pick<Facts, 'Roll' | 'rights'>): (rule: Rule | undefined) => boolean {
  const own = useFacts()
  const facts = useMemo(() => ({ ...own, ...others }), [own, others])
  return useCallback(rule => rule === undefined || opens(rule, facts), [facts])
}

/** True when a rule opens something to the signed-in person, in the company in use. */
export const useMay = (rule: Rule): boolean => useOpens()(rule)
