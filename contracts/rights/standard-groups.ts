import { type Right, type Rights, rightsWhere } from './catalogue.ts'

/** The standard rights groups (third document §4). */
export const standardGroupNames = ['STDUSER', 'STDREAD', 'WEBLONHUVATTESTUSER'] as const
/** The name of a standard rights group. */
export type StandardGroupName = (typeof standardGroupNames)[number]

/** The demo licence, whose accounts get the demo rights. */
export const demoLicence = 'WEB999100'

const isRead = (right: Right) => right.endsWith('.Read')

/** The rights of a licence user: all of them. */
export const licenceUserRights: Rights = rightsWhere(() => true)

/** The rights of the group STDUSER: all except the administration of rights groups. */
export const standardUserRights: Rights = rightsWhere(right => !right.startsWith('Settings.UserRightsGroups.'))

/** The rights of the group STDREAD: to read everything. */
export const readOnlyRights: Rights = rightsWhere(right => isRead(right) || right === 'Infopanel.LonDashboardStats')

const notForDemo: readonly Right[] = [
  'Settings.DigitalMailbox.Write',
  'EmployerDeclaration.Send',
  'Bookkeeping.Send',
  'SAF.API',
  'Settings.Users.Read',
  'Settings.Users.Write',
]
/** The rights of the demo licence's accounts. */
export const demoUserRights: Rights = rightsWhere(
  right => !right.startsWith('Settings.UserRightsGroups.') && !notForDemo.includes(right),
)

const forAttester: readonly Right[] = [
  'Payslips.Read',
  'Payslips.Attest',
  'Registry.PerReg.Read',
  'Kalendarie.Read',
  'Tidrapport.Read',
  'Ersattningar.Read',
  'Loneuppdrag.Read',
  'Infopanel.LonDashboardStats',
]
/** The rights of the group WEBLONHUVATTESTUSER, which approves payslips. */
export const payslipAttesterRights: Rights = rightsWhere(right => forAttester.includes(right))

/** No rights at all. */
export const noRights: Rights = rightsWhere(() => false)

const standardGroups: Record<StandardGroupName, Rights> = {
  STDUSER: standardUserRights,
  STDREAD: readOnlyRights,
  WEBLONHUVATTESTUSER: payslipAttesterRights,
}

/** The properties of an account that decide its rights before its group does. */
export interface RightsSubject {
  readonly Roll: string
  readonly LicNr: string
}

/**
 * Returns the rights that the role or the licence decides alone, or undefined when the group
 * decides.
 */
export const rightsByAccount = ({ Roll, LicNr }: RightsSubject): Rights | undefined =>
  Roll === 'LIC' ? licenceUserRights : LicNr === demoLicence ? demoUserRights : undefined

/**
 * Returns the rights of a standard group, or undefined for a group that the licence has created.
 */
export const rightsByStandardGroup = (group: string): Rights | undefined =>
  Object.hasOwn(standardGroups, group) ? standardGroups[group as StandardGroupName] : undefined
