import { describe, expect, it } from 'vitest'
import type { roles } from '../code-lists/roles.ts'
import { allRights } from '../rights/catalogue.ts'
import { conditionsOf } from '../rights/conditions.ts'
import type { Rule } from '../rights/rule.ts'
import { settingsBinding } from './bound-settings.ts'
import { companySettings } from './company-settings.ts'

/** The company's settings that open a right to a role which they bar otherwise. */
const barring = new Set(allRights.flatMap(right => conditionsOf(right).flatMap(flagsBarringRoles)))

function flagsBarringRoles(rule: Rule): string[] {
  if (!('some' in rule) || !JSON.stringify(rule).includes('"role"')) return []
  return rule.some.flatMap(each => ('company' in each ? [each.company] : []))
}

describe('a setting that bars a role', () => {
  it('is one of two, and says whom it binds', () => {
    expect([...barring].sort()).toEqual(['UseFtgAdminIntegrationsAccess', 'UseFtgAdminUserAccountAccess'])
    for (const name of barring) expect(companySettings.fields[name as 'Namn'].binds).toBe('FTG')
  })

  it('is changed by the roles above the one that it binds, and by no other', () => {
    const bound = (role: (typeof roles.codes)[number]) => Object.keys(settingsBinding(role)).sort()
    for (const role of ['LIC', 'ADM'] as const) expect(bound(role)).toEqual([])
    for (const role of ['FTG', 'AVD', 'LSS', 'BRU', 'PER'] as const) expect(bound(role)).toEqual([...barring].sort())
  })
})
