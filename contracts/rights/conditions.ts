import { administratorRoles } from '../code-lists/roles.ts'
import type { Right } from './catalogue.ts'
import type { AgreementFlag, CompanyFlag, Rule } from './rule.ts'

const plus: Rule = { plus: true }
const company = (flag: CompanyFlag): Rule => ({ company: flag })
const agreement = (flag: AgreementFlag): Rule => ({ agreement: flag })
const administrators: Rule = { role: administratorRoles }
const notSupported: Rule = { not: { grant: 'supported' } }
/** Bars the administrators of a company, unless the company lets them. */
const unlessBarred = (flag: CompanyFlag): Rule => ({ some: [{ not: { role: ['FTG'] } }, company(flag)] })
const rules = (flag: AgreementFlag): readonly Rule[] => [plus, agreement(flag)]

/**
 * The conditions of areas of the rights catalogue, beside the flag of the rights group: what the
 * licence, the company and its agreements must have, and whom the role lets in (second document
 * §2.2, §2.3, §6; third document §5, §6). A right has the conditions of each branch above it.
 */
const conditions: Readonly<Record<string, readonly Rule[]>> = {
  SendCompanyCopy: [{ not: { grant: 'supports' } }, notSupported],
  FerLon: [{ option: 'FERTIL' }, agreement('FerIngBer')],
  UphLon: [{ option: 'FERTIL' }, agreement('FerUphLon')],
  Fora: [company('AmfTecknad')],
  Collectum: [company('ITPTecknad')],
  SCB: [company('ScbStatistik')],
  SAF: [company('SafMedlem')],
  KFO: [company('KfoMedlem')],
  KP: [company('KPTecknad')],
  LOSEN: [company('UseLosen')],
  LSS: [company('UseLSS')],
  'Reports.Brukarreglista': [company('UseLSS')],
  'Reports.Brukarperlista': [company('UseLSS')],
  'Reports.SINK': [company('HasSINKEmployees')],
  'Reports.DebKonto': [administrators],
  'Reports.Anvandarlista': [administrators],
  HR: [{ option: 'HRTIL' }],
  'Registry.Departments': [company('UseAvdelning')],
  'Registry.OBRegler': rules('OpenOBRegler'),
  'Registry.JorRegler': rules('OpenJORRegler'),
  'Registry.BerRegler': rules('OpenBERRegler'),
  'Registry.EldRegler': rules('OpenELDRegler'),
  'Registry.HlgRegler': rules('OpenHLGRegler'),
  'Registry.OvtRegler': rules('OpenOVTRegler'),
  'Registry.Egenskaper': [plus],
  'Registry.FackFor': [plus],
  'Registry.Brukare': [company('UseLSS')],
  'Registry.PerReg.PerRegistryCare': [company('UseLSS')],
  // The provider's support does not administer the licence that it helps.
  'Settings.UserRightsGroups': [plus, notSupported],
  'Settings.Users': [unlessBarred('UseFtgAdminUserAccountAccess'), notSupported],
  'Settings.Integrations': [unlessBarred('UseFtgAdminIntegrationsAccess'), notSupported],
}

const withBranches = (right: Right): readonly Rule[] => {
  const names = right.split('.')
  return names.flatMap((_, index) => conditions[names.slice(0, index + 1).join('.')] ?? [])
}
/** Found once: the menu asks for those of every route at each change. */
const found = new Map<Right, readonly Rule[]>()

/** Returns the conditions of a right beside its flag. */
export function conditionsOf(right: Right): readonly Rule[] {
  const known = found.get(right)
  if (known) return known
  const all = withBranches(right)
  found.set(right, all)
  return all
}
