import type { Login } from './specified-access.ts'

/**
 * Who has which buttons, written by hand from the first document §6 and the third document §4, §5,
 * §6. A button that nobody here has is not in the list.
 */

/** Roles LIC and ADM. */
const administrators: readonly Login[] = ['lic', 'adm', 'oms', 'demo']
/** The licence user and the group STDUSER. */
const standard: readonly Login[] = ['lic', 'adm', 'ftg', 'ftg2', 'lon', 'std', 'oms', 'baga']
const standardAndDemo: readonly Login[] = [...standard, 'demo']
/** Those who may change company: LIC and ADM, and who has more than one. */
export const companyChangers: readonly Login[] = [...administrators, 'ftg2', 'lon']

/** A button or a link, by its name, and the accounts that have it. */
type Buttons = Readonly<Record<string, readonly Login[]>>

/** On the screens, by path. Each account that may open the screen looks. */
export const buttonsOfScreens: Readonly<Record<string, Buttons>> = {
  '/settings/company': { 'Fler åtgärder': standardAndDemo, 'Ladda upp bild': standardAndDemo },
  '/settings/users': { 'Ny användare': standard },
  '/settings/userRightsGroups': { 'Ny grupp': ['lic'], Jämför: ['lic', 'las'] },
  '/settings/kortnummer': { 'Nytt kortnummer': standardAndDemo },
  '/settings/integrations': { 'Ny integration': standardAndDemo },
  '/settings/eventHistory': { 'Kontrollera historiken': administrators },
  // A licence that enforces BankID has no passwords to change.
  '/mySettings': {
    'Byt lösenord': [...standardAndDemo, 'las', 'attest', 'grupp', 'per'].filter(login => login !== 'oms') as Login[],
  },
}

/** In the menus of the toolbar. */
export const buttonsOfMenus = {
  user: { 'Skicka kopia till support': standardAndDemo },
  year: { 'Skapa löneår': standardAndDemo, 'Rensa gamla löneår': standardAndDemo },
} satisfies Readonly<Record<string, Buttons>>

/** In the select-company dialog, for those who may change company. */
export const buttonsOfCompanies: Buttons = {
  'Skapa företag': administrators,
  // Only the licence of lic and adm has an archived company.
  Arkiv: ['lic', 'adm'],
  'Läs in kopia av företag': administrators,
  'Log av borttagna företag': administrators,
  Arkivera: companyChangers,
  Kopiera: ['lic'],
}
